import PropertyEngine

extension Challenge {
  /// A list holds fewer than three distinct values.
  static let distinct = Challenge(
    "distinct", Generator<Int>.int().array(), minimum: "[0, 1, -1]"
  ) { list in
    try require(Set(list).count < 3, "few distinct values")
  }
}
