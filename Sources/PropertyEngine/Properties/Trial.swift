/// One case, drawn but not yet judged: lets the shrinker look at what a candidate turned into
/// before it spends an evaluation on it.
public struct Trial {
  /// The value as text.
  public let describe: () -> String
  /// Judges the value; throws what the property throws.
  public let check: (inout Observations) throws -> Void
  /// What the value lets one expect of its judgement, at no cost; nil where nothing is known.
  let outlook: Outlook?

  /// A value to be shown or judged later.
  public init(
    describe: @escaping () -> String,
    check: @escaping (inout Observations) throws -> Void
  ) {
    self.init(describe: describe, check: check, outlook: nil)
  }

  @usableFromInline
  init(
    describe: @escaping () -> String, check: @escaping (inout Observations) throws -> Void,
    outlook: Outlook?
  ) {
    self.describe = describe
    self.check = check
    self.outlook = outlook
  }

  /// The same value, judged by `check`.
  func checked(by check: @escaping (inout Observations) throws -> Void) -> Trial {
    Trial(describe: describe, check: check, outlook: outlook)
  }
}
