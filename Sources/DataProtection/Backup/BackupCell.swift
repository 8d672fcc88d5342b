/// One cell of a backup table: whether something comes back, how well that is known, from where.
public struct BackupCell: Hashable, Sendable {
  /// Whether it is there after the restore.
  public let returns: Bool
  /// The kind of evidence for it.
  public let evidence: Evidence
  /// Where it comes from: a source's short key in the specification, or a public report.
  public let source: String
}
