import PropertyEngine

extension UnseenChallenge {
  static let records = [
    documentDepth, repeatedKey, documentSum, rushOrder, threeOptionals, dictionaryConflict,
    dictionaryInverse, mutualManagers,
  ]

  /// What a JSON parser makes.
  private indirect enum Document: Sendable, CustomStringConvertible {
    case null
    case number(Int)
    case array([Document])
    case object([(String, Document)])

    var description: String {
      switch self {
      case .null: "null"
      case .number(let number): "\(number)"
      case .array(let items): "\(items)"
      case .object(let members): "{\(members.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}"
      }
    }

    var children: [Document] {
      switch self {
      case .array(let items): items
      case .object(let members): members.map(\.1)
      default: []
      }
    }

    var depth: Int {
      switch self {
      case .null, .number: 0
      default: 1 + (children.map(\.depth).max() ?? 0)
      }
    }

    var sum: Int {
      if case .number(let number) = self { number } else { children.reduce(0) { $0 + $1.sum } }
    }

    var repeatsKey: Bool {
      if case .object(let members) = self, Set(members.map(\.0)).count < members.count {
        return true
      }
      return children.contains { $0.repeatsKey }
    }
  }

  private static let documents = Generator<Document>.recursive(
    depth: 4,
    leaf: .oneOf(.just(.null), Generator<Int>.int(in: 0...9).map { .number($0) })
  ) { document in
    .oneOf(
      document.array(count: 0...4).map { .array($0) },
      zip(Generator<String>.element(of: ["a", "b", "c", "d"]), document).array(count: 0...4)
        .map { .object($0) })
  }

  /// A document nests at most twice.
  static let documentDepth = UnseenChallenge(
    "document_depth", documents, minimum: "[[[]]]"
  ) { $0.depth > 2 }

  /// The keys of an object differ.
  static let repeatedKey = UnseenChallenge(
    "repeated_key", documents, minimum: "{a: null, a: null}"
  ) { $0.repeatsKey }

  /// The numbers of a document come to less than twenty.
  static let documentSum = UnseenChallenge(
    "document_sum", documents, minimum: "[2, 9, 9]"
  ) { $0.sum > 19 }

  private struct Order: Sendable, CustomStringConvertible {
    var items: [(price: Int, quantity: Int)]
    var isRush: Bool

    var description: String { "\(items.map { "\($0.quantity) at \($0.price)" }) \(isRush)" }
  }

  /// No order in a hurry comes to a thousand or more.
  static let rushOrder = UnseenChallenge(
    "rush_order",
    zip(Generator<String>.string(of: .lowercase, count: 0...8), orders.array(count: 0...4)),
    minimum: #"("", [["20 at 50"] true])"#
  ) { _, orders in
    orders.contains { order in
      order.isRush && order.items.reduce(0) { $0 + $1.price * $1.quantity } >= 1_000
    }
  }

  private static let orders = Generator { draw in
    let item = zip(Generator<Int>.int(in: 1...300), .int(in: 1...20))
    let items = try draw(item.array(count: 0...4))
    return Order(items: items.map { (price: $0.0, quantity: $0.1) }, isRush: try draw(.bool))
  }

  /// When three of five fields are there, they come to less than a hundred.
  static let threeOptionals = UnseenChallenge(
    "three_optionals",
    Generator { draw in
      var fields: [Int?] = []
      for _ in 0..<5 { fields.append(try draw(Generator<Int>.int(in: 0...60).optional())) }
      return fields
    }, minimum: "nil nil 0 40 60",
    describe: { $0.map { $0.map(String.init) ?? "nil" }.joined(separator: " ") },
    fails: { fields in
      let values = fields.compactMap(\.self)
      return values.count > 2 && values.reduce(0, +) > 99
    })

  /// Two dictionaries agree about the keys that both have.
  static let dictionaryConflict = UnseenChallenge(
    "dictionary_conflict", zip(dictionary, dictionary), minimum: "0: 0 | 0: 1",
    describe: { "\(text($0.0)) | \(text($0.1))" },
    fails: { left, right in left.contains { right[$0.key, default: $0.value] != $0.value } })

  /// A dictionary turned round has as many entries.
  static let dictionaryInverse = UnseenChallenge(
    "dictionary_inverse", dictionary, minimum: "0: 0, 1: 0", describe: { text($0) },
    fails: { Set($0.values).count < $0.count })

  private static let dictionary = Generator<Int>.int(in: 0...30)
    .dictionary(to: Generator<Int>.int(in: 0...30), count: 0...10)

  private static func text(_ entries: [Int: Int]) -> String {
    entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// No two people are each other's manager.
  static let mutualManagers = UnseenChallenge(
    "mutual_managers",
    zip(Generator<Int>.int(in: 0...9), Generator<Int>.int(in: 0...9).optional())
      .array(count: 0...8),
    minimum: "0-1, 1-0",
    describe: { people in
      people.map { "\($0.0)-\($0.1.map(String.init) ?? "")" }.joined(separator: ", ")
    },
    fails: { people in
      people.contains { person, manager in
        person != manager && people.contains { $0.0 == manager && $0.1 == person }
      }
    })
}
