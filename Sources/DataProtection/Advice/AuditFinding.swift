/// Something that leaves the device, or fails to arrive, as an audit reports it.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that was broken.
  public let rule: AuditRule
  /// The item or file, as the audit was given it.
  public let subject: String
  /// What happens, in one or two sentences.
  public let message: String
  /// What to do about it.
  public let remedy: String
  /// The ways in which it leaves the device, or is lost, in the order of `AuditPath.allCases`.
  public let paths: [AuditPath]
  /// The kinds of evidence the finding rests on, the strongest first.
  public let evidence: [DeviceEvidence]
}

extension AuditFinding: CustomStringConvertible {
  /// One line: rule, subject, message, remedy.
  public var description: String {
    "\(rule.rawValue): \(subject): \(message) Remedy: \(remedy) "
      + "[evidence \(evidence.map(\.tag).joined())]"
  }
}
