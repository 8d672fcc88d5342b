import PropertyEngine

extension Challenge {
  /// A list equals its reverse.
  static let reverse = Challenge(
    "reverse", Generator<Int>.int().array(), minimum: "[0, 1]"
  ) { list in
    try require(list == list.reversed(), "a palindrome")
  }
}
