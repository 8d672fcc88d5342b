import PropertyEngine

extension GeneratorTree {
  /// The engine's generator of this description.
  func generator() -> Generator<SampleValue> {
    var label = 0
    return generator(smaller: nil, &label)
  }

  /// `label` numbers the lists, as their lines do in a program.
  private func generator(
    smaller: Generator<SampleValue>?, _ label: inout Int
  ) -> Generator<SampleValue> {
    label += 1
    let own = label
    switch self {
    case .just(let number): return .just(.integer(number))
    case .integer(let range, let origin):
      return Generator<Int>.integer(in: range, origin: origin).map { .integer($0) }
    case .wide(let range, let high):
      let base = Int128(high) << 64
      return Generator<Int128>
        .integer(in: base + Int128(range.lowerBound)...base + Int128(range.upperBound))
        .map { .integer(Int($0 - base)) }
    case .boolean: return Generator<Bool>.bool.map { .boolean($0) }
    case .element(let numbers):
      return .element(of: numbers.map { SampleValue.integer($0) })
    case .bytes(let count): return Generator<[UInt8]>.bytes(count: count).map { .bytes($0) }
    case .text(let letters, let count):
      let last = Unicode.Scalar(UInt8(96 + letters))
      return Generator<String>.string(of: Alphabet("a"...last), count: count).map { .text($0) }
    case .permutation(let numbers):
      return Generator<[Int]>.permutation(of: numbers)
        .map { .list($0.map { .integer($0) }) }
    case .streak(let most):
      return Generator { draw in
        var length = 0
        while length < most, try draw.boolean() { length += 1 }
        return .integer(length)
      }
    case .smaller: return smaller ?? .just(.integer(0))
    case .oneOf(let trees):
      return .oneOf(trees.map { $0.generator(smaller: smaller, &label) })
    case .frequency(let weighted):
      return .frequency(
        weighted.map { ($0.weight, $0.tree.generator(smaller: smaller, &label)) })
    case .map(let tree, let transform):
      return tree.generator(smaller: smaller, &label).map { transform.apply($0) }
    case .flatMap(let tree, let branches):
      let first = tree.generator(smaller: smaller, &label)
      let rest = branches.map { $0.generator(smaller: smaller, &label) }
      return first.flatMap { rest[$0.total.remainder(rest.count)] }
    case .filter(let tree, let condition):
      return tree.generator(smaller: smaller, &label).filter { condition.holds($0) }
    case .assuming(let tree, let condition):
      return tree.generator(smaller: smaller, &label).map { value in
        try assume(condition.holds(value))
        return value
      }
    case .pair(let left, let right):
      let first = left.generator(smaller: smaller, &label)
      return zip(first, right.generator(smaller: smaller, &label)).map { .pair($0, $1) }
    case .optional(let tree):
      return tree.generator(smaller: smaller, &label).optional().map { .optional($0) }
    case .array(let tree, let count):
      return tree.generator(smaller: smaller, &label).array(count: count, label: own)
        .map { .list($0) }
    case .counted(let number, let tree):
      let first = number.generator(smaller: smaller, &label)
      let element = tree.generator(smaller: smaller, &label)
      return first.flatMap { value in
        let count = value.total.remainder(Self.mostCounted + 1)
        return element.array(count: count...count, label: own).map { .list($0) }
      }
    case .set(let tree, let count):
      return tree.generator(smaller: smaller, &label).set(count: count, label: own)
        .map { .members($0) }
    case .distinct(let tree, let count, let modulus):
      return tree.generator(smaller: smaller, &label)
        .distinctArray(count: count, by: { $0.total.remainder(modulus) }, label: own)
        .map { .list($0) }
    case .subset(let numbers, let count):
      return Generator<[Int]>.subset(of: numbers, count: count, label: own)
        .map { .list($0.map { .integer($0) }) }
    case .dictionary(let key, let value, let count):
      let keys = key.generator(smaller: smaller, &label)
      let values = value.generator(smaller: smaller, &label)
      return keys.dictionary(to: values, count: count, label: own).map { .entries($0) }
    case .recursive(let depth, let size, let leaf, let node):
      let bottom = leaf.generator(smaller: nil, &label)
      let start = label
      label += node.nodes
      let larger: @Sendable (Generator<SampleValue>) -> Generator<SampleValue> = { smaller in
        var inner = start
        return node.generator(smaller: smaller, &inner)
      }
      guard let size else {
        return .recursive(depth: depth, leaf: bottom, label: own, node: larger)
      }
      return .recursive(depth: depth, size: size, leaf: bottom, label: own, node: larger)
    }
  }
}
