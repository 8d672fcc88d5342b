public import Foundation

/// What one saved input did.
public struct ReplayResult: Hashable, Sendable {
  /// How a replay ends.
  public enum Outcome: String, Hashable, Sendable {
    case passed
    /// The case says nothing: the generator or the property discarded it.
    case discarded
    case failed
    /// The process died of it.
    case trapped
  }

  /// The file, as the caller named it.
  public let file: URL
  /// What happened.
  public let outcome: Outcome
  /// The failure, the reason of a discard, or the signal; empty when the input passed.
  public let detail: String
  /// The input as a value, when it failed.
  public let value: String?

  /// The input showed a bug.
  public var isFinding: Bool { outcome == .failed || outcome == .trapped }
}
