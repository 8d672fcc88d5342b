import PropertyEngine

extension Challenge {
  /// Lists that together hold at most four distinct values.
  static let largeUnionList = Challenge(
    "large_union_list", Generator<Int>.int().array().array(), minimum: "[[0, 1, -1, 2, -2]]"
  ) { lists in
    try require(Set(lists.joined()).count <= 4, "few distinct values")
  }
}
