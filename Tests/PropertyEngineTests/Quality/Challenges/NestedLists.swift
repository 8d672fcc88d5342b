import PropertyEngine

extension Challenge {
  /// The lengths of nested lists add up to ten at most.
  static let nestedLists = Challenge(
    "nestedlists", Generator<Int>.just(0).array().array(),
    minimum: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"
  ) { lists in
    try require(lists.reduce(0) { $0 + $1.count } <= 10, "few elements")
  }
}
