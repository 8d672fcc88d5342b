/// What a caller lets an archive be.
public struct ArchivePolicy: Hashable, Sendable {
  /// The most that reading may take.
  public var limits: ArchiveLimits

  /// The values of `$archiver` that are read; nil reads any.
  ///
  /// Nearly every archive says `NSKeyedArchiver`; SceneKit files say `SCNKeyedArchiver`.
  public var archivers: [String]?

  /// A policy of the given parts.
  public init(limits: ArchiveLimits = .standard, archivers: [String]? = ["NSKeyedArchiver"]) {
    self.limits = limits
    self.archivers = archivers
  }

  /// Standard limits, archives of `NSKeyedArchiver`.
  public static let standard = ArchivePolicy()

  /// Standard limits, archives of any program: for looking, not for decoding.
  public static let inspection = ArchivePolicy(archivers: nil)
}
