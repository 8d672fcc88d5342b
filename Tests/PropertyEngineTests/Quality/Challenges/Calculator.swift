import PropertyEngine

extension Challenge {
  /// Expressions without a literal division by zero never divide by zero.
  static let calculator = Challenge(
    "calculator", expression, minimum: "(0 / (0 + 0))"
  ) { expression in
    try assume(!expression.dividesByLiteralZero)
    try require(expression.value != nil, "no division by zero")
  }

  private static let expression = Generator<Expression>.recursiveExpression(depth: 5)

  indirect enum Expression: CustomStringConvertible, Sendable {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .sum(let left, let right): "(\(left) + \(right))"
      case .quotient(let left, let right): "(\(left) / \(right))"
      }
    }

    /// Nil when it divides by zero.
    var value: Int? {
      switch self {
      case .number(let number): return number
      case .sum(let left, let right):
        guard let a = left.value, let b = right.value else { return nil }
        return a &+ b
      case .quotient(let left, let right):
        guard let a = left.value, let b = right.value, b != 0 else { return nil }
        return a.dividedReportingOverflow(by: b).partialValue
      }
    }

    var dividesByLiteralZero: Bool {
      switch self {
      case .number: false
      case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
      case .quotient(_, .number(0)): true
      case .quotient(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
      }
    }
  }
}

extension Generator where Value == Challenge.Expression {
  /// A number, a sum or a quotient, three to one to one.
  fileprivate static func recursiveExpression(depth: Int) -> Generator<Value> {
    .recursive(
      depth: depth, weights: (leaf: 3, node: 2),
      leaf: Generator<Int>.int().map { .number($0) }
    ) { smaller in
      .oneOf(
        zip(smaller, smaller).map { .sum($0, $1) }, zip(smaller, smaller).map { .quotient($0, $1) })
    }
  }
}
