/// How much one shrink may spend, and which passes it may use.
public struct ShrinkLimits: Hashable, Sendable {
  /// The most property calls in all: stops a shrink of a slow property.
  public var evaluations: Int
  /// The most generator runs in all: stops a search for candidates that yields none.
  public var replays: Int
  /// The most property calls of one run of one pass; a pass that reaches it is a bug.
  public var evaluationsPerPass: Int
  /// The most property calls of one pass that tries to leave a local minimum.
  public var evaluationsPerEscape: Int
  /// The most property calls to spend on a proof that no simpler case fails; 0 for none.
  public var proof: Int
  /// Which passes may run.
  public var passes: [ShrinkPassName]

  /// Limits that no shrink met so far has reached.
  public init(
    evaluations: Int = 5_000, replays: Int = 500_000, evaluationsPerPass: Int = 2_000,
    evaluationsPerEscape: Int = 256, proof: Int = 64,
    passes: [ShrinkPassName] = ShrinkPassName.allCases
  ) {
    self.evaluations = evaluations
    self.replays = replays
    self.evaluationsPerPass = evaluationsPerPass
    self.evaluationsPerEscape = evaluationsPerEscape
    self.proof = proof
    self.passes = passes
  }

  /// No shrinking at all.
  public static let none = ShrinkLimits(evaluations: 0, replays: 0, proof: 0, passes: [])

  /// All passes but these: shows what each is worth.
  public func without(_ names: ShrinkPassName...) -> ShrinkLimits {
    var limits = self
    limits.passes.removeAll { names.contains($0) }
    return limits
  }
}
