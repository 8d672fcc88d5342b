import PropertyEngine

/// Values as in JSON, and pointers to their parts.
extension FreshChallenges {
  private indirect enum Value: Sendable, CustomStringConvertible {
    case null
    case number(Int)
    case array([Value])
    case object([(String, Value)])

    var description: String {
      switch self {
      case .null: "null"
      case .number(let number): "\(number)"
      case .array(let items): "\(items)"
      case .object(let members):
        "{\(members.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}"
      }
    }

    /// The parts that have none themselves, each with the keys on the way.
    var leaves: [[String]] {
      switch self {
      case .null, .number: [[]]
      case .array(let items):
        items.enumerated().flatMap { place, item in item.leaves.map { ["\(place)"] + $0 } }
      case .object(let members):
        members.flatMap { key, value in value.leaves.map { [key] + $0 } }
      }
    }

    func has(_ path: [String]) -> Bool {
      guard let key = path.first else { return true }
      let rest = Array(path.dropFirst())
      switch self {
      case .null, .number: return false
      case .array(let items):
        guard let place = Int(key), items.indices.contains(place) else { return false }
        return items[place].has(rest)
      case .object(let members):
        return members.first { $0.0 == key }?.1.has(rest) ?? false
      }
    }
  }

  private static let values = Generator<Value>.recursive(
    depth: 4, size: 40,
    leaf: .oneOf(.just(.null), Generator<Int>.int(in: 0...99).map { .number($0) })
  ) { value in
    .oneOf(
      value.array(count: 0...4).map { .array($0) },
      zip(keys, value).distinctArray(count: 0...4, by: { $0.0 }).map { .object($0) })
  }

  private static let keys = Generator<String>.string(
    of: Alphabet("a"..."c", "/"..."/", "~"..."~", "0"..."1"), count: 0...4)

  /// The pointer to any part of a value leads to it.
  static let jsonPointer = UnseenChallenge(
    "json_pointer", values, minimum: "{~1: null}"
  ) { value in
    value.leaves.contains { path in
      let escaped = path.map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
      let read = escaped.map { $0.replacing("~0", with: "~").replacing("~1", with: "/") }
      return !value.has(read)
    }
  }
}
