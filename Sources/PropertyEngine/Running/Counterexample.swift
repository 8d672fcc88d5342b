/// A failing case, made as simple as could be.
public struct Counterexample: Hashable, Sendable {
  /// The shrunk value as text.
  public let value: String
  /// The value first found, as text.
  public let original: String
  /// The shrunk case.
  public let choices: ChoiceSequence
  /// The shrunk case as a saved input.
  public let bytes: [UInt8]
  /// How the shrunk case fails.
  public let failure: Failure
  /// Property calls it took to shrink, counted after the first failure.
  public let evaluations: Int
  /// Property calls after that, for the proof and the explanation.
  public let confirmations: Int
  /// Which parts may be anything, and whether a pass was stopped; one remark each.
  public let explanation: [String]
  /// Every simpler case was tried and does not fail this way.
  public let provenMinimal: Bool
  /// The shrink passes that reached their cap, in the order they run: each a fault of the engine.
  public let cappedPasses: [ShrinkPassName]

  /// A short string that replays exactly this case, also after edits elsewhere in the program.
  public var reproduction: String { ReplayToken.encode(choices.choices) }
}
