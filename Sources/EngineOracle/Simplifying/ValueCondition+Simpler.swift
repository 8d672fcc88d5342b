extension ValueCondition {
  /// Conditions with less in them.
  var simpler: [ValueCondition] {
    switch self {
    case .always, .never: []
    case .not(let condition): [.always, .never, condition]
    case .both(let left, let right), .either(let left, let right):
      [.always, .never, left, right]
    case .totalAtLeast, .sizeAtLeast, .remainder, .contains, .digest, .equals: [.always, .never]
    }
  }
}
