import PropertyEngine

extension Challenge {
  /// Removing the first occurrence of an element leaves none.
  static let deletion = Challenge(
    "deletion", zip(Generator<Int>.int().array(), Generator<Int>.int(in: 0...10)),
    minimum: "([0, 0], 0)"
  ) { list, index in
    try assume(index < list.count, "the index is out of range")
    var rest = list
    if let first = rest.firstIndex(of: list[index]) { rest.remove(at: first) }
    try require(!rest.contains(list[index]), "the element is gone")
  }
}
