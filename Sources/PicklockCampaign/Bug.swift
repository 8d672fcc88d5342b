public import Foundation

/// One bug that a campaign met, with the first input that showed it.
public struct Bug: Hashable, Sendable {
  /// The target it was found in.
  public let target: String
  /// What tells this bug from others.
  public let report: CrashReport
  /// The input, under `.picklock/crashes/`.
  public internal(set) var file: URL
  /// How many times it was met.
  public internal(set) var count = 1
}
