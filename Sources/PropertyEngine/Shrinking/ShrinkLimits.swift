/// How much one shrink may spend.
public struct ShrinkLimits: Hashable, Sendable {
  /// The most property calls in all: stops a shrink of a slow property.
  public var evaluations: Int
  /// The most generator runs in all: stops a search for candidates that yields none.
  public var replays: Int

  public init(evaluations: Int = 5_000, replays: Int = 200_000) {
    self.evaluations = evaluations
    self.replays = replays
  }

  /// No shrinking at all.
  public static let none = ShrinkLimits(evaluations: 0, replays: 0)
}
