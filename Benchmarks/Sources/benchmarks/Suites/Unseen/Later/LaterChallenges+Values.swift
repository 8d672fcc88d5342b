import PropertyEngine

/// Values as in JSON.
extension LaterChallenges {
  static let values = [mergePatch, flatKeys, sameText, emptyDepth]

  private indirect enum Value: Hashable, Sendable, CustomStringConvertible {
    case null
    case number(Int)
    case object([String: Value])

    var description: String {
      switch self {
      case .null: "null"
      case .number(let number): "\(number)"
      case .object(let members):
        "{\(members.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))}"
      }
    }

    /// What turns this value into another one, as RFC 7396 has it: null stands for nothing.
    func patch(to other: Value) -> Value {
      guard case .object(let old) = self, case .object(let new) = other else { return other }
      var patch: [String: Value] = [:]
      for key in old.keys where new[key] == nil { patch[key] = .null }
      for (key, value) in new where old[key] != value {
        patch[key] = old[key]?.patch(to: value) ?? value
      }
      return .object(patch)
    }

    func applying(_ patch: Value) -> Value {
      guard case .object(let changes) = patch else { return patch }
      var members: [String: Value] = [:]
      if case .object(let old) = self { members = old }
      for (key, change) in changes {
        members[key] = change == .null ? nil : (members[key] ?? .null).applying(change)
      }
      return .object(members)
    }

    /// The keys on the way to each part that is no object.
    var paths: [[String]] {
      guard case .object(let members) = self else { return [[]] }
      return members.flatMap { key, value in value.paths.map { [key] + $0 } }
    }
  }

  private static func value(keys: Generator<String>) -> Generator<Value> {
    .recursive(
      depth: 4, size: 30,
      leaf: .oneOf(.just(.null), Generator<Int>.int(in: 0...99).map { .number($0) })
    ) { value in
      keys.dictionary(to: value, count: 0...4).map { .object($0) }
    }
  }

  /// A value is another one after it was patched with the difference.
  static let mergePatch = UnseenChallenge(
    "merge_patch", zip(documents, documents), minimum: "(null, {: null})"
  ) { old, new in
    old.applying(old.patch(to: new)) != new
  }

  private static let documents = value(keys: .string(of: Alphabet("a"..."c"), count: 0...2))

  /// The parts of a value have different keys when the keys on the way are joined by dots.
  static let flatKeys = UnseenChallenge(
    "flat_keys", value(keys: .string(of: Alphabet(of: "ab."), count: 0...3)),
    minimum: "{: {: null}, .: null}"
  ) { value in
    let keys = value.paths.map { $0.joined(separator: ".") }
    return Set(keys).count < keys.count
  }

  private indirect enum Cell: Equatable, Sendable, CustomStringConvertible {
    case number(Int)
    case text(String)
    case list([Cell])

    var description: String { written(quotes: true) }

    func written(quotes: Bool) -> String {
      switch self {
      case .number(let number): "\(number)"
      case .text(let text): quotes ? "\"\(text)\"" : text
      case .list(let cells):
        "[\(cells.map { $0.written(quotes: quotes) }.joined(separator: ", "))]"
      }
    }

    var parts: [Cell] {
      guard case .list(let cells) = self else { return [self] }
      return [self] + cells.flatMap(\.parts)
    }
  }

  /// The lists in a value that are written the same without quotes are the same.
  static let sameText = UnseenChallenge(
    "same_text",
    Generator<Cell>.recursive(
      depth: 4, size: 40,
      leaf: .oneOf(
        Generator<Int>.int(in: 0...20).map { .number($0) },
        Generator<String>.string(of: .digits, count: 0...3).map { .text($0) })
    ) { cell in
      cell.array(count: 1...4).map { .list($0) }
    }, minimum: #"[[0], ["0"]]"#
  ) { cell in
    let lists = cell.parts.filter { if case .list = $0 { true } else { false } }
    return lists.indices.contains { place in
      lists[..<place].contains {
        $0 != lists[place] && $0.written(quotes: false) == lists[place].written(quotes: false)
      }
    }
  }

  /// How deep lists lie in lists is the most that were open at a time.
  static let emptyDepth = UnseenChallenge(
    "empty_depth", nested, minimum: "[[], []]"
  ) { list in
    var open = 0
    var most = 0
    func visit(_ list: Nested) {
      open += 1
      most = max(most, open)
      list.parts.forEach(visit)
      // The mistake: an empty list is not closed.
      if !list.parts.isEmpty { open -= 1 }
    }
    visit(list)
    return most > (list.depths.max() ?? 0) + 1
  }
}
