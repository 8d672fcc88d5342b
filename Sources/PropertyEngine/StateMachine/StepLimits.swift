/// How long a sequence may become.
public struct StepLimits: Hashable, Sendable {
  /// The greatest `steps` there may be: what a fuzzer's bytes could make a case grow to.
  public static let most = 10_000

  /// The most steps of a sequence.
  public var steps: Int

  /// At most `steps` steps, and never more than `most`.
  @inlinable
  public init(steps: Int = 100) { self.steps = min(max(steps, 1), Self.most) }

  /// Enough choices for every step, ten each.
  @usableFromInline var draw: DrawLimits { DrawLimits(choices: max(65_536, 10 * steps)) }
}
