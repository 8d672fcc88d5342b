import PropertyEngine

/// A JSON value.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case array([JSON])
  case object([String: JSON])

  static let generator = Generator<JSON>.recursive(
    depth: 4,
    leaf: .oneOf(
      .just(.null), Generator<Bool>.bool.map { .bool($0) },
      Generator<Int>.int().map { .number($0) },
      Generator<String>.string().map { .text($0) })
  ) { smaller in
    .oneOf(
      smaller.array(count: 0...5).map { .array($0) },
      Generator<String>.string().dictionary(to: smaller, count: 0...5).map { .object($0) })
  }

  /// The elements of an array; none of another kind.
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object; none of another kind.
  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .text: "text"
    case .array: "array"
    case .object: "object"
    }
  }

  private var children: [JSON] { elements + members.values }

  /// Arrays and objects on the longest way down.
  var depth: Int {
    switch self {
    case .array, .object: 1 + (children.map(\.depth).max() ?? 0)
    default: 0
    }
  }

  /// Arrays of one array each, down to an empty one.
  var isEmptyNest: Bool {
    guard case .array(let elements) = self else { return false }
    return elements.isEmpty || (elements.count == 1 && elements[0].isEmptyNest)
  }

  /// This value or one inside it is so.
  func contains(_ isSo: (JSON) -> Bool) -> Bool {
    isSo(self) || children.contains { $0.contains(isSo) }
  }
}
