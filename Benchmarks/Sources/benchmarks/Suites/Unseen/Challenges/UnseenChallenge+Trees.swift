import PropertyEngine

/// Expressions with types, patterns, formulas.
extension UnseenChallenge {
  static let trees = [
    unbalancedTree, typedCondition, nestedDifference, nullableStar, soleAssignment,
  ]

  /// A tree whose nodes have names.
  fileprivate indirect enum Term: Sendable, Equatable, CustomStringConvertible {
    case leaf(Int)
    case node(String, [Term])

    var description: String {
      switch self {
      case .leaf(let value): "\(value)"
      case .node(let name, let parts):
        "\(name)(\(parts.map(\.description).joined(separator: ", ")))"
      }
    }

    var parts: [Term] { if case .node(_, let parts) = self { parts } else { [] } }
    var height: Int { 1 + (parts.map(\.height).max() ?? -1) }
    var all: [Term] { [self] + parts.flatMap(\.all) }
  }

  private static func node(_ name: String, _ parts: Generator<Term>...) -> Generator<Term> {
    Generator { draw in
      var drawn: [Term] = []
      for part in parts { drawn.append(try draw(part)) }
      return .node(name, drawn)
    }
  }

  private static func leaves(_ range: ClosedRange<Int>) -> Generator<Term> {
    Generator<Int>.int(in: range).map { .leaf($0) }
  }

  /// The two sides of a tree are about equally high.
  static let unbalancedTree = UnseenChallenge(
    "unbalanced_tree",
    Generator<Term>.recursive(depth: 6, leaf: leaves(0...9)) { node("n", $0, $0) },
    minimum: "n(0, n(0, n(0, 0)))"
  ) { tree in
    tree.all.contains { $0.parts.count == 2 && abs($0.parts[0].height - $0.parts[1].height) > 1 }
  }

  /// A choice between different numbers does not hang on whether something is less than itself.
  static let typedCondition = UnseenChallenge(
    "typed_condition", numbers(depth: 4), minimum: "if(less(0, 0), 0, 1)"
  ) { term in
    term.all.contains { part in
      guard case .node("if", let parts) = part, case .node("less", let sides) = parts[0] else {
        return false
      }
      return sides[0] == sides[1] && parts[1] != parts[2]
    }
  }

  /// Expressions of numbers, with conditions inside.
  private static func numbers(depth: Int) -> Generator<Term> {
    guard depth > 0 else { return leaves(0...4) }
    let smaller = numbers(depth: depth - 1)
    return .oneOf(
      leaves(0...4), node("add", smaller, smaller),
      node("if", conditions(depth: depth - 1), smaller, smaller))
  }

  private static func conditions(depth: Int) -> Generator<Term> {
    let truth = Generator<Bool>.bool.map { Term.leaf($0 ? 1 : 0) }
    guard depth > 0 else { return truth }
    let smaller = numbers(depth: depth - 1)
    return .oneOf(truth, node("not", conditions(depth: depth - 1)), node("less", smaller, smaller))
  }

  /// Taking away what is left of taking away is taking both away.
  static let nestedDifference = UnseenChallenge(
    "nested_difference",
    Generator<Term>.recursive(depth: 5, leaf: leaves(-50...50)) {
      .oneOf(node("+", $0, $0), node("-", $0, $0))
    }, minimum: "-(0, -(0, 5))"
  ) { term in
    term.all.contains { part in
      guard case .node("-", let parts) = part, case .node("-", let inner) = parts[1] else {
        return false
      }
      return value(inner[1]) > 4
    }
  }

  private static func value(_ term: Term) -> Int {
    switch term {
    case .leaf(let value): value
    case .node(let name, let parts):
      name == "+" ? value(parts[0]) + value(parts[1]) : value(parts[0]) - value(parts[1])
    }
  }

  /// What is repeated in a pattern is never empty.
  static let nullableStar = UnseenChallenge(
    "nullable_star",
    Generator<Term>.recursive(depth: 4, leaf: leaves(0...5)) {
      .oneOf(node("star", $0), node("then", $0, $0), node("or", $0, $0))
    }, minimum: "star(then(star(0), star(0)))"
  ) { pattern in
    pattern.all.contains { part in
      guard case .node("star", let parts) = part, case .node("then", _) = parts[0] else {
        return false
      }
      return isNullable(parts[0])
    }
  }

  private static func isNullable(_ pattern: Term) -> Bool {
    switch pattern {
    case .leaf: false
    case .node("star", _): true
    case .node("then", let parts): parts.allSatisfy(isNullable)
    case .node(_, let parts): parts.contains(where: isNullable)
    }
  }

  /// A formula of three variables has no answer, or more than one.
  static let soleAssignment = UnseenChallenge(
    "sole_assignment",
    Generator<Term>.recursive(depth: 4, weights: (1, 2), leaf: leaves(0...2)) {
      .oneOf(node("not", $0), node("and", $0, $0), node("or", $0, $0))
    }, minimum: "and(0, and(1, 2))"
  ) { formula in
    (0..<8).count { holds(formula, $0) } == 1
  }

  private static func holds(_ formula: Term, _ assignment: Int) -> Bool {
    switch formula {
    case .leaf(let variable): assignment >> variable & 1 == 1
    case .node("and", let parts): parts.allSatisfy { holds($0, assignment) }
    case .node("or", let parts): parts.contains { holds($0, assignment) }
    case .node(_, let parts): !holds(parts[0], assignment)
    }
  }
}
