/// What a search found. The same seed and budget give the same report, byte for byte.
public struct Report: Hashable, Sendable {
  /// How a search ended.
  public enum Outcome: Hashable, Sendable {
    case passed
    case failed(Counterexample)
    /// Too few cases said anything; the reason names the remedy.
    case gaveUp(String)
  }

  public let property: String
  public let outcome: Outcome
  /// Cases judged, up to and with the first failure.
  public let cases: Int
  /// Discarded cases by reason, sorted by reason.
  public let discards: [Tally]
  /// Labelled cases by label, sorted by label.
  public let labels: [Tally]
  /// What makes the search weaker than it could be, with the remedy.
  public let warnings: [String]
  public let seed: UInt64
  /// The cases were all there are.
  public let isExhaustive: Bool

  /// A name and how often it came.
  public struct Tally: Hashable, Sendable {
    public let name: String
    public let count: Int
  }

  public var discardCount: Int { discards.reduce(0) { $0 + $1.count } }

  public var counterexample: Counterexample? {
    if case .failed(let counterexample) = outcome { counterexample } else { nil }
  }
}
