/// What a search found. The same seed and budget give the same report, byte for byte.
public struct Report: Hashable, Sendable {
  /// How a search ended.
  public enum Outcome: Hashable, Sendable {
    /// Cases were judged, and none failed.
    case passed
    case failed(Counterexample)
    /// Too few cases said anything; the reason names the remedy.
    case gaveUp(String)
    /// Not one case was judged, so nothing is known; the reason says what stood in the way.
    case nothingJudged(String)
  }

  /// The name of the property.
  public let property: String
  /// What the search came to.
  public let outcome: Outcome
  /// Cases judged; without the calls that shrink and explain.
  public let judged: Int
  /// How many of them came after the first failure, to look for a simpler one.
  public let judgedAfterFailure: Int
  /// Cases that were discarded meanwhile; they called the property, too, where it was the property
  /// that discarded them.
  public let discardedAfterFailure: Int
  /// Paths through the generator that were enumerated, from the simplest up: with those that led to
  /// no case, or to one that another path led to.
  public let enumerated: Int
  /// Discarded cases by reason, sorted by reason.
  public let discards: [Tally]
  /// Labelled cases by label, sorted by label.
  public let labels: [Tally]
  /// What shares of the cases were demanded, sorted by label, with what came of it.
  public let coverage: [Coverage]
  /// Cases that were asked for and not tried because the time was up.
  public let untried: Int
  /// What makes the search weaker than it could be, with the remedy.
  public let warnings: [String]
  /// The seed that makes the same report again, with the same constants.
  public let seed: UInt64
  /// How many constants of the code under test random values were drawn from too.
  public let constants: Int
  /// The enumeration came to its end: the cases judged and discarded are all there are.
  public let isExhaustive: Bool

  /// A name and how often it came.
  public struct Tally: Hashable, Sendable {
    /// A label, or a reason to discard.
    public let name: String
    /// Cases.
    public let count: Int
  }

  /// Cases that said nothing, for whatever reason.
  public var discarded: Int { discards.reduce(0) { $0 + $1.count } }

  /// What failed, shrunk; nil when nothing did.
  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { counterexample } else { nil }
  }
}

extension Report {
  /// What a replay of one saved case has to report: it passed, or said nothing (`judged` is 0).
  package init(replayOf property: String, judged: Int) {
    self.property = property
    outcome = .passed
    self.judged = judged
    judgedAfterFailure = 0
    discardedAfterFailure = 0
    enumerated = 0
    discards = []
    labels = []
    coverage = []
    untried = 0
    warnings = []
    seed = 0
    constants = 0
    isExhaustive = false
  }
}
