/// One case, drawn but not yet judged: lets the shrinker look at what a candidate turned into
/// before it spends an evaluation on it.
public struct Trial {
  /// The value as text.
  public let describe: () -> String
  /// Judges the value; throws what the property throws.
  public let check: (inout Observations) throws -> Void

  /// A value to be shown or judged later.
  public init(
    describe: @escaping () -> String,
    check: @escaping (inout Observations) throws -> Void
  ) {
    self.describe = describe
    self.check = check
  }
}
