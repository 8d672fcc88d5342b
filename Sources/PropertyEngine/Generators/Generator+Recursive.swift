extension Generator {
  /// A recursive value of at most `size` parts, leaves and nodes together; the simplest leaf is the
  /// simplest value, and a subtree can shrink to a subtree of its own.
  ///
  /// As `recursive(depth:weights:leaf:label:node:)`, where one node may have many children and the
  /// depth alone bounds nothing.
  ///
  /// - Parameters:
  ///   - depth: the greatest depth; the recursion is over this budget, never over input.
  ///   - size: the most parts, at least 1. Each value that `node` draws of smaller ones is a part.
  ///   - weights: how often a random case takes a leaf, and a node.
  public static func recursive(
    depth: Int, size: Int, weights: (leaf: Int, node: Int) = (1, 1), leaf: Generator<Value>,
    label: Int = #line,
    node: @escaping @Sendable (Generator<Value>) -> Generator<Value>
  ) -> Generator<Value> {
    precondition(size >= 1, "a recursive value has at least one part")
    let owner = SizeOwner()
    let leafBody = leaf.body
    var levels = Generator { draw in
      try draw.span(.recursive, label: label) { draw in
        _ = try draw.partBranch(weights: [1], owner: owner)
        return try leafBody(&draw)
      }
    }
    let bothWeights = [weights.leaf, weights.node]
    for _ in 0..<max(depth, 0) {
      let larger = node(levels).body
      levels = Generator { draw in
        try draw.span(.recursive, label: label) { draw in
          try draw.partBranch(weights: bothWeights, owner: owner) == 0
            ? leafBody(&draw) : larger(&draw)
        }
      }
    }
    let whole = levels.body
    return Generator { draw in try draw.bounded(by: size, owner: owner, whole) }
  }
}

/// The identity of one bounded recursive generator.
private final class SizeOwner: Sendable {}
