import PropertyEngine

extension Challenge {
  /// A list of indices into itself holds no two that point at each other.
  static let coupling = Challenge(
    "coupling", Generator<Int>.int(in: 0...10).array(), minimum: "[1, 0]"
  ) { list in
    try assume(list.allSatisfy { $0 < list.count }, "an index is out of range")
    for (index, target) in list.enumerated() where target != index {
      try require(list[target] != index, "no two point at each other")
    }
  }
}
