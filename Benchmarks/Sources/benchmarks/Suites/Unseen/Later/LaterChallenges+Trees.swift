import PropertyEngine

/// Trees of search, and how they are stored.
extension LaterChallenges {
  static let trees = [singleRotation, rebuiltTree, skewedCode, indentedTree]

  private indirect enum Tree: Equatable, Sendable, CustomStringConvertible {
    case empty
    case node(Tree, Int, Tree)

    var description: String {
      guard case .node(let left, let value, let right) = self else { return "-" }
      return "(\(left) \(value) \(right))"
    }

    var height: Int {
      guard case .node(let left, _, let right) = self else { return 0 }
      return 1 + max(left.height, right.height)
    }

    var isBalanced: Bool {
      guard case .node(let left, _, let right) = self else { return true }
      return abs(left.height - right.height) < 2 && left.isBalanced && right.isBalanced
    }

    func inserting(_ new: Int) -> Tree {
      guard case .node(let left, let value, let right) = self else {
        return .node(.empty, new, .empty)
      }
      if new == value { return self }
      return new < value
        ? Tree.node(left.inserting(new), value, right).rotated
        : Tree.node(left, value, right.inserting(new)).rotated
    }

    /// The mistake: what leans inward is not turned outward first.
    private var rotated: Tree {
      guard case .node(let left, let value, let right) = self else { return self }
      if left.height > right.height + 1, case .node(let outer, let top, let inner) = left {
        return .node(outer, top, .node(inner, value, right))
      }
      if right.height > left.height + 1, case .node(let inner, let top, let outer) = right {
        return .node(.node(left, value, inner), top, outer)
      }
      return self
    }

    /// The values, each node before or after what is left of it.
    func values(nodeFirst: Bool) -> [Int] {
      guard case .node(let left, let value, let right) = self else { return [] }
      let before = left.values(nodeFirst: nodeFirst)
      return (nodeFirst ? [value] + before : before + [value])
        + right.values(nodeFirst: nodeFirst)
    }

    /// The tree of these values in two orders. The mistake: values are not all different.
    init(nodeFirst: [Int], nodeBetween: [Int]) {
      guard let top = nodeFirst.first, let place = nodeBetween.firstIndex(of: top) else {
        self = .empty
        return
      }
      self = .node(
        Tree(nodeFirst: Array(nodeFirst[1..<place + 1]), nodeBetween: Array(nodeBetween[..<place])),
        top,
        Tree(
          nodeFirst: Array(nodeFirst[(place + 1)...]),
          nodeBetween: Array(nodeBetween[(place + 1)...])))
    }
  }

  /// A search tree that is turned where it leans stays balanced.
  static let singleRotation = UnseenChallenge(
    "single_rotation", Generator<Int>.int(in: -100...100).array(count: 0...30),
    minimum: "[0, 2, 1]"
  ) { values in
    !values.reduce(Tree.empty) { $0.inserting($1) }.isBalanced
  }

  /// A tree can be had back from its values in two orders.
  static let rebuiltTree = UnseenChallenge(
    "rebuilt_tree",
    Generator<Tree>.recursive(depth: 6, leaf: .just(.empty)) { part in
      zip(part, .int(in: 0...20), part).map { .node($0, $1, $2) }
    }, minimum: "((- 0 -) 0 -)"
  ) { tree in
    let rebuilt = Tree(
      nodeFirst: tree.values(nodeFirst: true), nodeBetween: tree.values(nodeFirst: false))
    return rebuilt != tree
  }

  /// A code that joins the least weight with all those before is at most five longer than the best.
  static let skewedCode = UnseenChallenge(
    "skewed_code", Generator<Int>.int(in: 1...60).array(count: 2...10), minimum: "[6, 6, 6, 6]"
  ) { weights in
    var left = weights.sorted()
    var skewed = 0
    var sum = left[0]
    for weight in left.dropFirst() {
      sum += weight
      skewed += sum
    }
    var best = 0
    while left.count > 1 {
      let joined = left[0] + left[1]
      best += joined
      left = (left.dropFirst(2) + [joined]).sorted()
    }
    return skewed > best + 5
  }

  /// A tree is the same after it was written as lines that are indented and read again.
  static let indentedTree = UnseenChallenge(
    "indented_tree", nested, minimum: "[[[[]]], []]"
  ) { tree in
    let depths = tree.depths
    // The mistake: a line that is less deep ends one level, however many it should end.
    let steps = zip(depths, depths.dropFirst()).map { max($1 - $0, -1) }
    return zip(depths, depths.dropFirst()).map { $1 - $0 } != steps
  }

  /// A list of such lists.
  struct Nested: Sendable, CustomStringConvertible {
    let parts: [Nested]

    var description: String { "\(parts)" }

    /// How deep each part lies, this one first.
    var depths: [Int] { [0] + parts.flatMap { $0.depths.map { $0 + 1 } } }
  }

  static let nested = Generator<Nested>.recursive(
    depth: 6, size: 60, leaf: .just(Nested(parts: []))
  ) { part in
    part.array(count: 1...6).map { Nested(parts: $0) }
  }
}
