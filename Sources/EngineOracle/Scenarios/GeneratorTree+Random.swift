extension GeneratorTree {
  /// A random description; `smaller` may stand in it inside a recursive node alone.
  static func random(
    depth: Int, isInNode: Bool, _ random: inout OracleRandom
  ) -> GeneratorTree {
    guard depth > 0 else {
      return isInNode && random.oneIn(2) ? .smaller : leaf(&random)
    }
    func inner() -> GeneratorTree {
      .random(depth: random.oneIn(3) ? 0 : depth - 1, isInNode: isInNode, &random)
    }
    func several() -> [GeneratorTree] {
      random.oneIn(16) ? [] : (0...random.below(3)).map { _ in inner() }
    }
    switch random.below(19) {
    case 0: return leaf(&random)
    case 1: return .oneOf(several())
    case 2:
      return .frequency(
        several().map {
          WeightedTree(weight: random.below(4), tree: $0)
        })
    case 3: return .map(inner(), random.one(of: ValueTransform.allCases))
    case 4, 5: return .flatMap(inner(), (0...random.below(3)).map { _ in inner() })
    case 6, 7, 8: return .filter(inner(), .random(depth: 1, [], &random))
    case 9: return .assuming(inner(), .random(depth: 1, [], &random))
    case 10: return .pair(inner(), inner())
    case 11: return .array(inner(), random.range(in: 0...3))
    case 12: return .counted(by: inner(), inner())
    case 13: return .set(inner(), random.range(in: 0...3))
    case 14: return .dictionary(inner(), to: inner(), random.range(in: 0...2))
    case 15: return .optional(inner())
    case 16: return .distinct(inner(), random.range(in: 0...3), modulo: 1 + random.below(4))
    case 17: return random.oneIn(2) ? .permutation(numbers(&random)) : .someSubset(&random)
    default:
      return .recursive(
        depth: random.below(3), size: random.oneIn(2) ? 1 + random.below(5) : nil,
        leaf: .random(depth: depth - 1, isInNode: false, &random),
        node: .random(depth: depth, isInNode: true, &random))
    }
  }

  private static func numbers(_ random: inout OracleRandom) -> [Int] {
    (0..<random.below(5)).map { _ in random.below(5) }
  }

  private static func someSubset(_ random: inout OracleRandom) -> GeneratorTree {
    let numbers = numbers(&random)
    return .subset(numbers, random.range(in: 0...numbers.count))
  }

  private static func leaf(_ random: inout OracleRandom) -> GeneratorTree {
    switch random.below(16) {
    case 0: .just(random.below(4))
    case 1...5: .integer(random.range(in: -6...9), origin: random.oneIn(4) ? random.below(8) : 0)
    case 6, 7: .boolean
    case 8, 9, 10:
      .element(random.oneIn(10) ? [] : (0...random.below(4)).map { _ in random.below(6) })
    case 11: .bytes(random.range(in: 0...1))
    case 12, 13: .text(letters: 1 + random.below(3), random.range(in: 0...3))
    case 14: .streak(random.below(5))
    default: .wide(random.range(in: -3...3), high: random.below(3) - 1)
    }
  }
}
