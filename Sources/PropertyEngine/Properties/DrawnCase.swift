/// One case, drawn but not yet judged: lets the shrinker look at what a candidate turned into
/// before it spends an evaluation on it.
public struct DrawnCase {
  /// The value as text.
  public let describe: () -> String
  /// Judges the value; throws what the property throws.
  public let check: (inout Observations) throws -> Void
  /// What the value lets one expect of its judgement, at no cost; nil where nothing is known.
  let prediction: Prediction?

  /// A value to be shown or judged later.
  public init(
    describe: @escaping () -> String,
    check: @escaping (inout Observations) throws -> Void
  ) {
    self.init(describe: describe, check: check, prediction: nil)
  }

  @usableFromInline
  init(
    describe: @escaping () -> String, check: @escaping (inout Observations) throws -> Void,
    prediction: Prediction?
  ) {
    self.describe = describe
    self.check = check
    self.prediction = prediction
  }

  /// The same value, judged by `check`.
  func checked(by check: @escaping (inout Observations) throws -> Void) -> DrawnCase {
    DrawnCase(describe: describe, check: check, prediction: prediction)
  }
}
