/// Something that leaves the device, fails to arrive, or is out of reach, as an audit reports it.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that was broken.
  public let rule: AuditRule
  /// The item, file or application, as the audit was given it.
  public let subject: String
  /// What happens, in one or two sentences.
  public let message: String
  /// What to do about it.
  public let remedy: String
  /// The remedy as changes to what was audited: after them this finding is gone, and there is none
  /// that was not there before.
  public let changes: [AuditChange]
  /// The ways in which it leaves the device, or is lost, in the order of `AuditPath.allCases`.
  public let paths: [AuditPath]
  /// The kinds of evidence the finding rests on, the strongest first.
  public let evidence: [DeviceEvidence]
}

extension AuditFinding: CustomStringConvertible {
  /// One line: rule, subject, message, remedy; line breaks in names are escaped.
  public var description: String {
    let text =
      "\(rule.rawValue): \(subject): \(message) Remedy: \(remedy) "
      + "[evidence \(evidence.map(\.tag).joined())]"
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}
