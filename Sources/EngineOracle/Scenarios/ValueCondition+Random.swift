extension ValueCondition {
  /// A random condition; `values` are some it may single out.
  static func random(
    depth: Int, _ values: [SampleValue], _ random: inout OracleRandom
  ) -> ValueCondition {
    let kinds = depth > 0 ? 14 : 11
    switch random.below(kinds) {
    case 0: return .totalAtLeast(random.below(6))
    case 1: return .sizeAtLeast(1 + random.below(3))
    case 2, 3:
      let modulus = 2 + random.below(3)
      return .remainder(random.below(modulus), modulo: modulus)
    case 4: return .contains(random.below(5) - 1)
    case 5, 6:
      let modulus = random.one(of: [2, 3, 10, 50])
      return .digest(random.below(modulus), modulo: modulus)
    case 7, 8: return values.isEmpty ? .never : .equals(random.one(of: values))
    case 9: return .never
    case 10: return random.oneIn(4) ? .always : .totalAtLeast(1)
    case 11: return .not(.random(depth: depth - 1, values, &random))
    case 12:
      return .both(
        .random(depth: depth - 1, values, &random), .random(depth: depth - 1, values, &random))
    default:
      return .either(
        .random(depth: depth - 1, values, &random), .random(depth: depth - 1, values, &random))
    }
  }
}
