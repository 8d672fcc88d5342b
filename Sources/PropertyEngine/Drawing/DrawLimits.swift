/// What one case may grow to.
public struct DrawLimits: Hashable, Sendable {
  /// The most choices of one case: stops a generator that recurses or loops without end.
  public var choices: Int
  /// The most attempts of one `filter`: stops a predicate that nothing satisfies.
  public var filterAttempts: Int
  /// Runs of bytes are drawn as lists of numbers.
  var splitsBytes = false

  /// Limits that leave room for values of thousands of elements.
  public init(choices: Int = 65_536, filterAttempts: Int = 8) {
    self.choices = choices
    self.filterAttempts = filterAttempts
  }
}
