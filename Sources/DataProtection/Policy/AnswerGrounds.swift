/// How an answer is known: the kinds of evidence, where it was read, and for what.
public struct AnswerGrounds: Hashable, Sendable {
  /// The kinds of evidence, strongest first.
  public let evidence: [DeviceEvidence]
  /// Where it was read: short keys of `Documentation/DataProtection.md`; may be empty.
  public let source: String
  /// What the evidence is for: a row of a table and a class, or a rule.
  public let subject: String

  init(_ evidence: [DeviceEvidence], _ source: String, of subject: String) {
    self.evidence = evidence
    self.source = source
    self.subject = subject
  }
}

extension AnswerGrounds: CustomStringConvertible {
  /// `openRead of class A: documented and observed (AD-A)`.
  public var description: String {
    let kinds = evidence.map(\.word).joined(separator: " and ")
    return "\(subject): \(kinds)\(source.isEmpty ? "" : " (\(source))")"
  }
}
