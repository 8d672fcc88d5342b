/// One cell of table 4.2: what is answered, how well that is known, and from where.
public struct KeychainCell: Hashable, Sendable {
  /// The answer: `success`, or the code; nil where the case cannot arise.
  public let status: KeychainStatus?
  /// The kind of evidence for it.
  public let evidence: Evidence
  /// Where it comes from: a source's short key in the specification, or a public report.
  public let source: String
  /// The knob that replaces it by `turned`; nil where the answer is known.
  public var knob: Knob?
  /// The answer with the knob at its second value.
  public var turned: KeychainStatus?

  /// The answer under a profile.
  public func status(under profile: Profile) -> KeychainStatus? {
    if let knob, profile[knob] { return turned }
    return status
  }

  static func ok(_ evidence: Evidence, _ source: String) -> KeychainCell {
    KeychainCell(status: .success, evidence: evidence, source: source)
  }

  static func fails(
    _ status: KeychainStatus, _ evidence: Evidence, _ source: String
  ) -> KeychainCell {
    KeychainCell(status: status, evidence: evidence, source: source)
  }

  static func impossible(_ evidence: Evidence, _ source: String) -> KeychainCell {
    KeychainCell(status: nil, evidence: evidence, source: source)
  }

  func or(_ turned: KeychainStatus, _ knob: Knob) -> KeychainCell {
    var copy = self
    copy.knob = knob
    copy.turned = turned
    return copy
  }
}
