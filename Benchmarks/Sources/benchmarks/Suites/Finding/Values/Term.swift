import PropertyEngine

/// An arithmetic term.
indirect enum Term: Hashable, Sendable {
  case number(Int)
  case apply(Character, Term, Term)

  static let generator = Generator<Term>.recursive(
    depth: 5, leaf: Generator<Int>.int().map { .number($0) }
  ) { smaller in
    zip(Generator<Character>.element(of: ["+", "-", "*", "/"]), smaller, smaller).map {
      .apply($0, $1, $2)
    }
  }

  var left: Term? { if case .apply(_, let left, _) = self { left } else { nil } }
  var right: Term? { if case .apply(_, _, let right) = self { right } else { nil } }
  var isQuotient: Bool { if case .apply("/", _, _) = self { true } else { false } }
  var isDifference: Bool { if case .apply("-", _, _) = self { true } else { false } }

  var operators: Set<Character> {
    guard case .apply(let name, let left, let right) = self else { return [] }
    return left.operators.union(right.operators).union([name])
  }

  /// What the term comes to, wrapping around; nil where it divides by zero.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .apply(let name, let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      switch name {
      case "+": return left &+ right
      case "-": return left &- right
      case "*": return left &* right
      default: return right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
      }
    }
  }

  /// This term or one inside it is so.
  func contains(_ isSo: (Term) -> Bool) -> Bool {
    isSo(self) || left?.contains(isSo) ?? false || right?.contains(isSo) ?? false
  }
}
