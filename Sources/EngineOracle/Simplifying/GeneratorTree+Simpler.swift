extension GeneratorTree {
  /// Descriptions that are a little simpler, the boldest first.
  var simpler: [GeneratorTree] {
    var all = children
    all += ownParts
    for (index, child) in children.enumerated() {
      for simpler in child.simpler {
        var children = children
        children[index] = simpler
        all.append(replacing(children))
      }
    }
    return all
  }

  /// The same combinator with less in it.
  private var ownParts: [GeneratorTree] {
    switch self {
    case .just(let number): number > 0 ? [.just(0)] : []
    case .smaller: [.just(0)]
    case .boolean: []
    case .integer(let range, let origin):
      range.narrower.map { .integer($0, origin: origin) }
        + (origin != 0 ? [.integer(range, origin: 0)] : [])
    case .wide(let range, let high):
      [.integer(range, origin: 0)] + range.narrower.map { .wide($0, high: high) }
    case .element(let numbers): numbers.withoutOne.map { .element($0) }
    case .oneOf(let trees): trees.withoutOne.map { .oneOf($0) }
    case .frequency(let weighted):
      [.oneOf(weighted.map(\.tree))] + weighted.withoutOne.map { .frequency($0) }
    case .flatMap(let tree, let branches):
      branches.count > 1 ? branches.withoutOne.map { .flatMap(tree, $0) } : []
    case .map, .pair, .counted, .optional: []
    case .filter(let tree, let condition): condition.simpler.map { .filter(tree, $0) }
    case .assuming(let tree, let condition): condition.simpler.map { .assuming(tree, $0) }
    case .array(let tree, let count): count.narrower.map { .array(tree, $0) }
    case .set(let tree, let count):
      [.array(tree, count)] + count.narrower.map { .set(tree, $0) }
    case .dictionary(let key, let value, let count):
      count.narrower.map { .dictionary(key, to: value, $0) }
    case .bytes(let count): count.narrower.map { .bytes($0) }
    case .text(let letters, let count):
      count.narrower.map { .text(letters: letters, $0) }
        + (letters > 1 ? [.text(letters: letters - 1, count)] : [])
    case .streak(let most): most > 0 ? [.streak(most - 1)] : []
    case .distinct(let tree, let count, let modulus):
      [.array(tree, count), .set(tree, count)]
        + count.narrower.map { .distinct(tree, $0, modulo: modulus) }
    case .permutation(let numbers): numbers.withoutOne.map { .permutation($0) }
    case .subset(let numbers, let count): count.narrower.map { .subset(numbers, $0) }
    case .recursive(let depth, let size, let leaf, let node):
      (depth > 0 ? [.recursive(depth: depth - 1, size: size, leaf: leaf, node: node)] : [])
        + (size == nil ? [] : [.recursive(depth: depth, size: nil, leaf: leaf, node: node)])
    }
  }
}

extension ClosedRange<Int> {
  /// The range without its greatest number, and without its least.
  fileprivate var narrower: [ClosedRange<Int>] {
    lowerBound < upperBound
      ? [lowerBound...upperBound - 1, lowerBound + 1...upperBound]
      : []
  }
}
