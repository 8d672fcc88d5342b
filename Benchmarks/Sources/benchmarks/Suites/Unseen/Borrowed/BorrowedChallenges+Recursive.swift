import PropertyEngine

/// Recursive values.
extension BorrowedChallenges {
  static let recursive: [UnseenChallenge] = [
    UnseenChallenge(
      "tree_with_twenty_leaves", tree(number, count: 10...25),
      minimum: "\(BorrowedTree.list([BorrowedTree](repeating: .leaf(0), count: 20)))"
    ) { tree in tree.leaves.count >= 20 },
    UnseenChallenge("tree_of_some_depth", tree(number, count: 0...10), minimum: "[0]") {
      $0.depth > 1
    },
    UnseenChallenge(
      "tree_quite_broad", tree(.int(in: 0...1), count: 0...5),
      minimum: "[[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]"
    ) { $0.leaves.count >= 10 },
  ]

  private static func tree(
    _ leaf: Generator<Int>, count: ClosedRange<Int>
  ) -> Generator<BorrowedTree> {
    .recursive(depth: 4, leaf: leaf.map { .leaf($0) }) { smaller in
      smaller.array(count: count).map { .list($0) }
    }
  }
}
