import PropertyEngine

/// What is printed and read again.
extension LaterChallenges {
  static let printers = [queryString, lostParentheses, sqlMinus, cdataEnd]

  private static let field = Generator<String>.string(of: Alphabet(of: "abc &=%+"), count: 0...8)

  /// Fields of a form are the same after they were written into an address and read from it.
  static let queryString = UnseenChallenge(
    "query_string", zip(field, field).array(count: 0...12), minimum: #"[("", "+")]"#
  ) { fields in
    fields.contains { key, value in
      read(field: written(field: key)) != key || read(field: written(field: value)) != value
    }
  }

  /// The mistake: a plus sign stays as it is.
  private static func written(field: String) -> String {
    field.replacing("%", with: "%25").replacing("&", with: "%26").replacing("=", with: "%3D")
      .replacing(" ", with: "+")
  }

  private static func read(field: String) -> String {
    field.replacing("+", with: " ").replacing("%3D", with: "=").replacing("%26", with: "&")
      .replacing("%25", with: "%")
  }

  private indirect enum Sum: Sendable, CustomStringConvertible {
    case number(Int)
    case add(Sum, Sum)
    case subtract(Sum, Sum)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .add(let left, let right): "add(\(left), \(right))"
      case .subtract(let left, let right): "subtract(\(left), \(right))"
      }
    }

    var value: Int {
      switch self {
      case .number(let number): number
      case .add(let left, let right): left.value + right.value
      case .subtract(let left, let right): left.value - right.value
      }
    }

    /// The numbers as they are printed, with their signs. The mistake: a minus sign has no effect
    /// beyond the first of those after it.
    var terms: [Int] {
      switch self {
      case .number(let number): return [number]
      case .add(let left, let right): return left.terms + right.terms
      case .subtract(let left, let right):
        var terms = right.terms
        terms[0].negate()
        return left.terms + terms
      }
    }
  }

  /// A sum is the same after it was printed without parentheses.
  static let lostParentheses = UnseenChallenge(
    "lost_parentheses",
    Generator<Sum>.recursive(
      depth: 6, leaf: Generator<Int>.int(in: 0...99).map { .number($0) }
    ) { part in
      .oneOf(
        zip(part, part).map { .add($0, $1) }, zip(part, part).map { .subtract($0, $1) })
    }, minimum: "subtract(0, add(0, 1))"
  ) { $0.value != $0.terms.reduce(0, +) }

  private indirect enum Term: Sendable, CustomStringConvertible {
    case number(Int)
    case negative(Term)
    case product(Term, Term)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .negative(let part): "negative(\(part))"
      case .product(let left, let right): "product(\(left), \(right))"
      }
    }

    var sql: String {
      switch self {
      case .number(let number): "\(number)"
      case .negative(let part): "-\(part.sql)"
      case .product(let left, let right): "(\(left.sql) * \(right.sql))"
      }
    }
  }

  /// A term holds no comment, which two minus signs begin.
  static let sqlMinus = UnseenChallenge(
    "sql_minus",
    Generator<Term>.recursive(
      depth: 6, leaf: Generator<Int>.int(in: -99...99).map { .number($0) }
    ) { part in
      .oneOf(part.map { .negative($0) }, zip(part, part).map { .product($0, $1) })
    }, minimum: "negative(-1)"
  ) { $0.sql.contains("--") }

  /// Text is the same after it was read from a section that a closing mark ends.
  static let cdataEnd = UnseenChallenge(
    "cdata_end", Generator<String>.string(of: Alphabet(of: "ab]>"), count: 0...40),
    minimum: "]]>"
  ) { text in
    let section = text + "]]>"
    let end = section.firstRange(of: "]]>")?.lowerBound ?? section.endIndex
    return section[..<end] != text[...]
  }
}
