/// Enumerates a described generator without the engine: slow, and simple enough to be believed.
///
/// For each combinator it says which choices are recorded, in which order, and what they make.
struct Interpreter {
  /// The most drafts at any place.
  let limit: Int

  /// Every way through the generator, dropped ones included.
  func drafts(of tree: GeneratorTree) throws -> [Draft] { try drafts(of: tree, smaller: nil) }

  private func drafts(of tree: GeneratorTree, smaller: [Draft]?) throws -> [Draft] {
    func inner(_ tree: GeneratorTree) throws -> [Draft] { try drafts(of: tree, smaller: smaller) }
    switch tree {
    case .just(let number): return [Draft(choices: [], value: .integer(number))]
    case .integer(let range, let origin):
      return Self.ordered(range, origin: origin).map { .integer($0) }.numbered()
    case .wide(let range, let high): return Self.wide(range, high: high)
    case .boolean: return [.boolean(false), .boolean(true)].numbered()
    case .element(let numbers):
      return numbers.isEmpty ? [Self.dropped] : numbers.map { .integer($0) }.numbered()
    case .oneOf(let trees): return try branches(trees.map(inner))
    case .frequency(let weighted): return try branches(weighted.map { try inner($0.tree) })
    case .map(let tree, let transform):
      return try inner(tree).map { $0.with($0.value.map(transform.apply)) }
    case .flatMap(let tree, let branches):
      let all = try branches.map(inner)
      return try sequence(inner(tree)) { all[$0.total.remainder(all.count)] }
    case .filter(let tree, let condition), .assuming(let tree, let condition):
      return try inner(tree).map { draft in
        draft.value.map(condition.holds) ?? false ? draft : draft.with(nil)
      }
    case .pair(let left, let right):
      return try tuples([inner(left), inner(right)]) { .pair($0[0], $0[1]) }
    case .array(let tree, let count): return try lists(of: inner(tree), count) { .list($0) }
    case .set(let tree, let count):
      return try lists(of: inner(tree), count, key: Self.itself) { .members(Set($0)) }
    case .distinct(let tree, let count, let modulus):
      let key = { (value: SampleValue) in SampleValue.integer(value.total.remainder(modulus)) }
      return try lists(of: inner(tree), count, key: key) { .list($0) }
    case .permutation(let numbers): return try permutations(numbers)
    case .subset(let numbers, let count):
      let place = Self.ordered(0...max(numbers.count - 1, 0), origin: 0)
        .map { SampleValue.integer($0) }.numbered()
      return try lists(of: place, count, key: Self.itself) { places in
        .list(places.map(\.total).sorted().map { .integer(numbers[$0]) })
      }
    case .dictionary(let key, let value, let count):
      return try entries(inner(key), inner(value), count)
    case .counted(let number, let tree):
      let elements = try inner(tree)
      return try sequence(inner(number)) { value in
        let count = value.total.remainder(GeneratorTree.mostCounted + 1)
        return try lists(of: elements, count...count) { .list($0) }
      }
    case .optional(let tree):
      let present = try inner(tree).map { $0.with($0.value.map { .optional($0) }) }
      return try branches([[Draft(choices: [], value: .optional(nil))], present])
    case .bytes(let count): return try runs(count)
    case .text(let letters, let count):
      let alphabet = (0..<letters).map { SampleValue.integer($0) }.numbered()
      return try lists(of: alphabet, count, Self.word)
    case .streak(let most): return (0...most).map { Self.streak($0, most: most) }
    case .recursive(let depth, let size, let leaf, let node):
      return try recursive(depth, size: size, drafts(of: leaf, smaller: nil), node)
    case .smaller: return smaller ?? [Draft(choices: [], value: .integer(0))]
    }
  }
}

// MARK: Choices in a row

extension Interpreter {
  /// The first, then whatever follows the value it made.
  private func sequence(
    _ first: [Draft], _ next: (SampleValue) throws -> [Draft]
  ) throws -> [Draft] {
    var all: [Draft] = []
    for draft in first {
      guard let value = draft.value else {
        all.append(draft)
        continue
      }
      for later in try next(value) {
        all.append(draft.followed(by: later, making: later.value))
      }
      guard all.count <= limit else { throw SpaceTooLarge() }
    }
    return all
  }

  /// One of each, in order, made into one value.
  private func tuples(
    _ parts: [[Draft]], _ make: ([SampleValue]) -> SampleValue
  ) throws -> [Draft] {
    var rows = [(draft: Draft(choices: []), values: [SampleValue]())]
    var all: [Draft] = []
    for part in parts {
      var longer: [(draft: Draft, values: [SampleValue])] = []
      for row in rows {
        for draft in part {
          let joined = row.draft.followed(by: draft, making: nil)
          if let value = draft.value {
            longer.append((joined, row.values + [value]))
          } else {
            all.append(joined)
          }
        }
        guard longer.count + all.count <= limit else { throw SpaceTooLarge() }
      }
      rows = longer
    }
    return all + rows.map { $0.draft.with(make($0.values)) }
  }

  /// A count, from the fewest up, then that many elements; where they have keys, no two of
  /// which have the same.
  private func lists(
    of element: [Draft], _ count: ClosedRange<Int>, key: ((SampleValue) -> SampleValue)? = nil,
    _ make: ([SampleValue]) -> SampleValue
  ) throws -> [Draft] {
    try branches(
      count.map { length in
        try tuples([[Draft]](repeating: element, count: length), { .list($0) })
          .compactMap { draft in
            guard case .list(let values) = draft.value else { return draft }
            if let key, Set(values.map(key)).count < values.count { return nil }
            return draft.with(make(values))
          }
      })
  }

  /// A count, then as many entries with different keys.
  private func entries(
    _ keys: [Draft], _ values: [Draft], _ count: ClosedRange<Int>
  ) throws -> [Draft] {
    let entry = try tuples([keys, values]) { .pair($0[0], $0[1]) }
    return try lists(of: entry, count) { .list($0) }.compactMap { draft in
      guard case .list(let pairs) = draft.value else { return draft }
      var entries: [SampleValue: SampleValue] = [:]
      for case .pair(let key, let value) in pairs {
        if entries[key] != nil { return nil }
        entries[key] = value
      }
      return draft.with(.entries(entries))
    }
  }

  /// A choice of one of several, then what that one takes; nothing to choose from drops the case.
  private func branches(_ all: [[Draft]]) throws -> [Draft] {
    guard !all.isEmpty else { return [Self.dropped] }
    var drafts: [Draft] = []
    for (index, branch) in all.enumerated() {
      drafts += branch.map {
        Draft(choices: [.number(UInt64(index))]).followed(by: $0, making: $0.value)
      }
    }
    guard drafts.count <= limit else { throw SpaceTooLarge() }
    return drafts
  }

  /// At the bottom a leaf, after a choice of one; above, a leaf or a node of what lies below.
  ///
  /// Of a size, the last part that there is room for is a leaf, and what has more parts is dropped.
  private func recursive(
    _ depth: Int, size: Int?, _ leaf: [Draft], _ node: GeneratorTree
  ) throws -> [Draft] {
    func noted(_ drafts: [Draft], isNode: Bool) -> [Draft] {
      drafts.map { Draft(choices: $0.choices, value: $0.value, parts: [isNode] + $0.parts) }
    }
    var level = try branches([noted(leaf, isNode: false)])
    for _ in 0..<depth {
      let nodes = try drafts(of: node, smaller: level)
      level = try branches([noted(leaf, isNode: false), noted(nodes, isNode: true)])
    }
    return level.compactMap { draft in
      let fits = size.map { draft.parts.count < $0 || !(draft.parts[$0 - 1]) } ?? true
      let isTooLarge = size.map { draft.parts.count > $0 } ?? false
      return fits && !isTooLarge ? Draft(choices: draft.choices, value: draft.value) : nil
    }
  }

  /// Each element but the first chooses how many of those before it it overtakes.
  private func permutations(_ numbers: [Int]) throws -> [Draft] {
    var orders = [(choices: [PlainChoice](), order: [Int]())]
    for (place, number) in numbers.enumerated() {
      orders = orders.flatMap { choices, order in
        (0...place).map { overtaken in
          var longer = order
          longer.insert(number, at: place - overtaken)
          return (place == 0 ? [] : choices + [.number(UInt64(overtaken))], longer)
        }
      }
      guard orders.count <= limit else { throw SpaceTooLarge() }
    }
    return orders.map { Draft(choices: $0.choices, value: .list($0.order.map { .integer($0) })) }
  }
}

// MARK: Single choices

extension Interpreter {
  private static let dropped = Draft(choices: [], value: nil)

  private static func itself(_ value: SampleValue) -> SampleValue { value }

  /// The numbers of a range by their distance from the origin; of two at one distance, the greater.
  static func ordered(_ range: ClosedRange<Int>, origin: Int) -> [Int] {
    let nearest = min(max(origin, range.lowerBound), range.upperBound)
    return range.sorted { left, right in
      let (near, far) = (abs(left - nearest), abs(right - nearest))
      return near != far ? near < far : left > right
    }
  }

  /// A high word, then a low one: each by its distance from the origin, of those there are.
  private static func wide(_ range: ClosedRange<Int>, high: Int) -> [Draft] {
    func word(_ number: Int) -> Int { number < 0 ? high - 1 : high }
    let nearest = min(max(0, range.lowerBound), range.upperBound)
    let origin = high == 0 ? nearest : high > 0 ? range.lowerBound : range.upperBound
    let words = ordered(word(range.lowerBound)...word(range.upperBound), origin: word(origin))
    return words.enumerated().flatMap { index, high in
      let same = range.filter { word($0) == high }
      let numbers = ordered((same.first ?? 0)...(same.last ?? 0), origin: origin)
      return numbers.enumerated().map { place, number in
        Draft(
          choices: [.number(UInt64(index)), .number(UInt64(place))], value: .integer(number))
      }
    }
  }

  /// All runs of bytes there are: of one byte at most, there are too many of two.
  private func runs(_ count: ClosedRange<Int>) throws -> [Draft] {
    var all: [Draft] = []
    for length in count {
      guard length < 2 else { throw SpaceTooLarge() }
      let runs = length == 0 ? [[]] : (0...255).map { [UInt8($0)] }
      all += runs.map { Draft(choices: [.bytes($0)], value: .bytes($0)) }
    }
    guard all.count <= limit else { throw SpaceTooLarge() }
    return all
  }

  private static func streak(_ length: Int, most: Int) -> Draft {
    let flags = [PlainChoice](repeating: .number(1), count: length)
    return Draft(
      choices: length < most ? flags + [.number(0)] : flags, value: .integer(length))
  }

  private static func word(_ letters: [SampleValue]) -> SampleValue {
    .text(letters.map { String(UnicodeScalar(UInt8(97 + $0.total))) }.joined())
  }
}

extension [SampleValue] {
  /// Each of them as one choice, in this order.
  fileprivate func numbered() -> [Draft] {
    enumerated().map { Draft(choices: [.number(UInt64($0))], value: $1) }
  }
}
