extension Generator {
  /// Always `value`; draws nothing.
  @inlinable
  public static func just(_ value: Value) -> Generator<Value> where Value: Sendable {
    Generator { _ in value }
  }

  /// One of `elements`, for instance `allCases`; the first is the simplest.
  @inlinable
  public static func element(of elements: [Value]) -> Generator<Value> where Value: Sendable {
    Generator { draw in try draw.element(of: elements) }
  }

  /// A value of one of the generators, each equally likely; the first is the simplest.
  @inlinable
  public static func oneOf(_ generators: Generator<Value>...) -> Generator<Value> {
    oneOf(generators)
  }

  /// A value of one of the generators, each equally likely; the first is the simplest.
  @inlinable
  public static func oneOf(_ generators: [Generator<Value>]) -> Generator<Value> {
    // Values of as many alternatives may be of one kind: the shrinker tries one inside another in
    // its place, as a recursion that is written by hand needs.
    Generator { draw in
      try draw.span(.recursive, label: -generators.count) { draw in
        try draw.element(of: generators).body(&draw)
      }
    }
  }

  /// A value of one of the generators, as often as its weight says; the first is the simplest.
  @inlinable
  public static func frequency(_ weighted: (Int, Generator<Value>)...) -> Generator<Value> {
    frequency(weighted)
  }

  /// A value of one of the generators, as often as its weight says; the first is the simplest.
  ///
  /// - Complexity: O(*n*) for each value, where *n* is the number of generators, and what drawing
  ///   it takes.
  @inlinable
  public static func frequency(_ weighted: [(Int, Generator<Value>)]) -> Generator<Value> {
    let weights = weighted.map(\.0)
    let generators = weighted.map(\.1)
    return Generator { draw in
      guard !generators.isEmpty else { throw Discard("nothing to choose from") }
      return try draw.span(.recursive, label: -generators.count) { draw in
        try generators[try draw.branch(weights: weights)].body(&draw)
      }
    }
  }

  /// A recursive value: `leaf` at depth 0, else a leaf or what `node` makes of the generator of
  /// smaller values. A subtree can shrink to a subtree of its own.
  ///
  /// - Parameters:
  ///   - depth: the greatest depth; the recursion is over this budget, never over input.
  ///   - weights: how often a random case takes a leaf, and a node.
  public static func recursive(
    depth: Int, weights: (leaf: Int, node: Int) = (1, 1), leaf: Generator<Value>,
    label: Int = #line,
    node: @escaping @Sendable (Generator<Value>) -> Generator<Value>
  ) -> Generator<Value> {
    let leafBody = leaf.body
    // A leaf at the bottom draws its branch too, so that any subtree may take the place of another.
    var levels = Generator { draw in
      try draw.span(.recursive, label: label) { draw in
        _ = try draw.branch(1)
        return try leafBody(&draw)
      }
    }
    let bothWeights = [weights.leaf, weights.node]
    for _ in 0..<max(depth, 0) {
      let larger = node(levels).body
      levels = Generator { draw in
        try draw.span(.recursive, label: label) { draw in
          try draw.branch(weights: bothWeights) == 0 ? leafBody(&draw) : larger(&draw)
        }
      }
    }
    return levels
  }
}
