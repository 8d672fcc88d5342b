/// A step from one version to the next that could not be taken.
public struct MigrationFailure: Error, CustomStringConvertible {
  /// The version that was being made.
  public let version: Int
  /// What the step threw.
  public let reason: any Error

  public var description: String { "migration to version \(version) failed: \(reason)" }
}
