import PropertyEngine

/// A binary tree with numbers at its leaves.
indirect enum Tree: Hashable, Sendable {
  case leaf(Int)
  case node(Tree, Tree)

  static let generator = Generator<Tree>.recursive(
    depth: 6, leaf: Generator<Int>.int().map { .leaf($0) }
  ) { smaller in zip(smaller, smaller).map { .node($0, $1) } }

  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  var size: Int {
    switch self {
    case .leaf: 1
    case .node(let left, let right): 1 + left.size + right.size
    }
  }

  var leaves: [Int] {
    switch self {
    case .leaf(let number): [number]
    case .node(let left, let right): left.leaves + right.leaves
    }
  }

  /// Each left branch is a leaf.
  var leansRight: Bool {
    switch self {
    case .leaf: true
    case .node(.leaf, let right): right.leansRight
    case .node: false
    }
  }

  /// Somewhere both branches are one tree, which is more than a leaf.
  var hasTwins: Bool {
    switch self {
    case .leaf: false
    case .node(let left, let right):
      (left == right && left.depth > 0) || left.hasTwins || right.hasTwins
    }
  }
}
