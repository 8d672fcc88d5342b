extension GeneratorTree {
  /// The descriptions inside, in order.
  var children: [GeneratorTree] {
    switch self {
    case .just, .integer, .wide, .boolean, .element, .bytes, .text, .streak, .smaller,
      .permutation, .subset:
      []
    case .oneOf(let trees): trees
    case .frequency(let weighted): weighted.map(\.tree)
    case .map(let tree, _), .filter(let tree, _), .assuming(let tree, _), .optional(let tree),
      .array(let tree, _), .set(let tree, _), .distinct(let tree, _, _):
      [tree]
    case .flatMap(let tree, let branches): [tree] + branches
    case .pair(let left, let right): [left, right]
    case .counted(let number, let tree): [number, tree]
    case .dictionary(let key, let value, _): [key, value]
    case .recursive(_, _, let leaf, let node): [leaf, node]
    }
  }

  /// The same description around other children; as many as `children` has.
  func replacing(_ children: [GeneratorTree]) -> GeneratorTree {
    switch self {
    case .just, .integer, .wide, .boolean, .element, .bytes, .text, .streak, .smaller,
      .permutation, .subset:
      self
    case .oneOf: .oneOf(children)
    case .frequency(let weighted):
      .frequency(zip(weighted, children).map { WeightedTree(weight: $0.weight, tree: $1) })
    case .map(_, let transform): .map(children[0], transform)
    case .flatMap: .flatMap(children[0], Array(children.dropFirst()))
    case .filter(_, let condition): .filter(children[0], condition)
    case .assuming(_, let condition): .assuming(children[0], condition)
    case .pair: .pair(children[0], children[1])
    case .array(_, let count): .array(children[0], count)
    case .counted: .counted(by: children[0], children[1])
    case .set(_, let count): .set(children[0], count)
    case .dictionary(_, _, let count): .dictionary(children[0], to: children[1], count)
    case .distinct(_, let count, let modulus): .distinct(children[0], count, modulo: modulus)
    case .optional: .optional(children[0])
    case .recursive(let depth, let size, _, _):
      .recursive(depth: depth, size: size, leaf: children[0], node: children[1])
    }
  }

  /// How many descriptions there are, this one included.
  var nodes: Int { children.reduce(1) { $0 + $1.nodes } }
}
