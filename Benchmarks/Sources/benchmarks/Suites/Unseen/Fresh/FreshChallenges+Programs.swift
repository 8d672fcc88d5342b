import PropertyEngine

/// Programs that are made faster, and texts that are compared.
extension FreshChallenges {
  static let programs = [foldedDivision, peephole, editTriangle]

  private indirect enum Expression: Sendable, CustomStringConvertible {
    case number(Int)
    case operation(String, Expression, Expression)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .operation(let name, let left, let right): "\(name)(\(left), \(right))"
      }
    }

    /// Nil where something is divided by 0.
    var value: Int? {
      switch self {
      case .number(let number): return number
      case .operation(let name, let left, let right):
        guard let left = left.value, let right = right.value else { return nil }
        switch name {
        case "add": return left &+ right
        case "mul": return left &* right
        default: return right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
        }
      }
    }

    /// The mistake: a factor is divided instead of the product.
    var folded: Expression {
      guard case .operation(let name, let left, let right) = self else { return self }
      if name == "div", case .operation("mul", let first, let second) = left {
        return .operation("mul", first.folded, .operation("div", second.folded, right.folded))
      }
      return .operation(name, left.folded, right.folded)
    }
  }

  private static func operation(
    _ name: String, _ part: Generator<Expression>
  ) -> Generator<Expression> {
    zip(part, part).map { .operation(name, $0, $1) }
  }

  /// An expression has the same value after it was folded.
  static let foldedDivision = UnseenChallenge(
    "folded_division",
    Generator<Expression>.recursive(
      depth: 5, leaf: Generator<Int>.int(in: -20...20).map { .number($0) }
    ) { .oneOf(operation("add", $0), operation("mul", $0), operation("div", $0)) },
    minimum: "div(mul(2, 1), 2)"
  ) { $0.value != $0.folded.value }

  private enum Instruction: Equatable, Sendable {
    case push(Int)
    case add, dup, swap, drop
  }

  /// A program for a stack does the same after it was made shorter.
  static let peephole = UnseenChallenge(
    "peephole",
    Generator<Instruction>.oneOf(
      Generator<Int>.int(in: -20...20).map { .push($0) },
      .element(of: [.add, .dup, .swap, .drop])
    ).array(count: 0...30), minimum: "[push(0), push(1), swap, drop]",
    describe: { "[\($0.map { "\($0)" }.joined(separator: ", "))]" },
    fails: { program in
      var shorter: [Instruction] = []
      for instruction in program {
        // The mistake: what is dropped is not what was on top.
        if instruction == .drop, shorter.last == .swap { shorter.removeLast() }
        shorter.append(instruction)
      }
      return result(program) != result(shorter)
    })

  /// The stack at the end; what finds too little on it does nothing.
  private static func result(_ program: [Instruction]) -> [Int] {
    program.reduce(into: []) { stack, instruction in
      let top = stack.count - 1
      switch instruction {
      case .push(let number): stack.append(number)
      case .add:
        guard top > 0 else { return }
        stack[top - 1] &+= stack.removeLast()
      case .dup: if let last = stack.last { stack.append(last) }
      case .swap: if top > 0 { stack.swapAt(top, top - 1) }
      case .drop: _ = stack.popLast()
      }
    }
  }

  private static let text = Generator<String>.string(of: Alphabet("a"..."c"), count: 0...5)

  /// There are no fewer edits when two neighbors are exchanged first.
  static let editTriangle = UnseenChallenge(
    "edit_triangle", zip(text, text), minimum: #"("ab", "bca")"#
  ) { left, right in
    (0..<max(left.count - 1, 0)).contains { place in
      var exchanged = Array(left)
      exchanged.swapAt(place, place + 1)
      return edits(left, right) > 1 + edits(String(exchanged), right)
    }
  }

  /// Each part of a text is edited once at most.
  private static func edits(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var least = min(
          rows[row][column] + (isSame ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[left.count][right.count]
  }
}
