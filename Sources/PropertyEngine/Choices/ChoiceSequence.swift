/// A test case: every choice a generator took, in order.
///
/// Equality, hashing and order look at the choices alone; spans are notes for the shrinker.
public struct ChoiceSequence: Sendable {
  /// What was drawn, in order.
  public var choices: [Choice]
  /// Which choices belong together, outer spans before inner ones.
  public var spans: [ChoiceSpan]

  /// A case of the given choices.
  public init(_ choices: [Choice] = [], spans: [ChoiceSpan] = []) {
    self.choices = choices
    self.spans = spans
  }

  /// How many choices there are.
  public var count: Int { choices.count }
}

extension ChoiceSequence: Hashable {
  public static func == (left: ChoiceSequence, right: ChoiceSequence) -> Bool {
    left.choices == right.choices
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(choices) }
}

extension ChoiceSequence: Comparable {
  /// Shortlex, the one definition of *simpler*: fewer choices first, since every choice is
  /// something a reader must understand; among equals the first difference decides, since the
  /// earlier choices usually fix the shape and the later ones its contents.
  public static func < (left: ChoiceSequence, right: ChoiceSequence) -> Bool {
    if left.count != right.count { return left.count < right.count }
    return left.choices.lexicographicallyPrecedes(right.choices)
  }
}
