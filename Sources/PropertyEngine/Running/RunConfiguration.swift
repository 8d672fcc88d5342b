/// How far a search goes. The same seed does the same; a limit in time only ends it early.
public struct RunConfiguration: Hashable, Sendable {
  /// Decides every random choice.
  public var seed: UInt64
  /// Cases that pass before the property counts as passed.
  public var cases: Int
  /// Of those, the most that go to the simplest cases, in order, before random ones; 0 for none.
  public var simplestCases: Int
  /// A space of at most this many values is tried whole instead; 0 for never.
  public var exhaustiveCases: Int
  /// Discards for each case before the search gives up.
  public var discardsPerCase: Int
  /// The time after which no further case is tried; nil for any. Shrinking has limits of its own.
  public var time: Duration?
  /// The most elements above the least that collections of the cases searched get; nil for any.
  public var size: Int?
  /// How much may be spent on making a counterexample simple.
  public var shrinking: ShrinkLimits
  /// Says which parts of the counterexample may be anything, at the price of some evaluations.
  public var explains: Bool
  /// Constants of the code under test, which random numbers and texts are now and then.
  public var constants: ConstantPool

  /// A search of the given budgets.
  public init(
    seed: UInt64, cases: Int = 1_000, simplestCases: Int = 256, exhaustiveCases: Int = 1_000,
    discardsPerCase: Int = 10, time: Duration? = nil, size: Int? = nil,
    shrinking: ShrinkLimits = ShrinkLimits(), explains: Bool = true,
    constants: ConstantPool = ConstantPool()
  ) {
    self.seed = seed
    self.cases = cases
    self.simplestCases = simplestCases
    self.exhaustiveCases = exhaustiveCases
    self.discardsPerCase = discardsPerCase
    self.time = time
    self.size = size
    self.shrinking = shrinking
    self.explains = explains
    self.constants = constants
  }
}
