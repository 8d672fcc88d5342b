/// Gives other names to what a case talks about, everywhere at once: keys, nodes, places.
///
/// The names are brought into the order in which they come, made the smallest there are, or two of
/// them are exchanged; each also with the lists sorted anew.
struct RenameThroughout: ShrinkPass {
  /// Beyond this many names the pairs are too many.
  private static let most = 10

  /// What may be a name: the integers of one domain, all integers, and the branches of as many
  /// alternatives.
  private enum Sort: Hashable {
    case integersOf(IntegerDomain)
    case integer
    case branch(UInt64)

    func contains(_ domain: NumberDomain) -> Bool {
      switch self {
      case .integersOf(let own): domain.integers == own
      case .integer: domain.isInteger
      case .branch(let last): domain == .branch(through: last)
      }
    }
  }

  func run(_ shrinker: inout Shrinker) {
    for sort in Self.sorts(shrinker.best) {
      var names = Self.names(sort, shrinker.best)
      guard (1...Self.most).contains(names.count) else { continue }
      let ordered = names.sorted()
      rename(Dictionary(uniqueKeysWithValues: zip(names, ordered)), sort, &shrinker)
      names = Self.names(sort, shrinker.best)
      let least = names.indices.map { Int128($0) }
      rename(Dictionary(uniqueKeysWithValues: zip(names, least)), sort, &shrinker)
      for (order, first) in ordered.enumerated() {
        for second in ordered[(order + 1)...] {
          rename([first: second, second: first], sort, &shrinker)
        }
      }
    }
  }

  private func rename(
    _ names: [Int128: Int128], _ sort: Sort, _ shrinker: inout Shrinker
  ) {
    var renamed = shrinker.best
    for (position, choice) in renamed.choices.enumerated() {
      guard case .number(let index, let domain) = choice, sort.contains(domain),
        let name = domain.name(at: index), let other = names[name],
        let new = domain.index(ofName: other)
      else { continue }
      renamed.choices[position] = .number(new, domain)
    }
    guard renamed.choices != shrinker.best.choices else { return }
    if shrinker.accepts(renamed.choices) { return }
    let sorted = renamed.withSortedLists()
    if sorted != renamed.choices { _ = shrinker.accepts(sorted) }
  }

  private static func sorts(_ best: ChoiceSequence) -> [Sort] {
    var sorts: [Sort] = []
    var domains: [IntegerDomain] = []
    for domain in best.choices.compactMap(\.domain) {
      switch domain {
      case .integer(let integers): if !domains.contains(integers) { domains.append(integers) }
      case .branch(let last): if !sorts.contains(.branch(last)) { sorts.append(.branch(last)) }
      case .boolean, .float, .count: continue
      }
    }
    guard domains.count > 1 else { return sorts + domains.map { _ in .integer } }
    return sorts + domains.prefix(most).map { .integersOf($0) } + [.integer]
  }

  /// The different values of a sort, in the order in which they come.
  private static func names(_ sort: Sort, _ best: ChoiceSequence) -> [Int128] {
    var names: [Int128] = []
    for case .number(let index, let domain) in best.choices where sort.contains(domain) {
      guard let name = domain.name(at: index) else { continue }
      if !names.contains(name) { names.append(name) }
      if names.count > most { break }
    }
    return names
  }
}

extension NumberDomain {
  /// What an integer or a branch says; nil for what is not a name.
  fileprivate func name(at index: UInt64) -> Int128? {
    switch self {
    case .integer(let integers): integers.value(at: index)
    case .branch: Int128(index)
    case .boolean, .float, .count: nil
    }
  }

  fileprivate func index(ofName name: Int128) -> UInt64? {
    switch self {
    case .integer(let integers): integers.index(of: name)
    case .branch(let last): UInt64(exactly: name).flatMap { $0 <= last ? $0 : nil }
    case .boolean, .float, .count: nil
    }
  }
}

extension ChoiceSequence {
  /// The choices with the elements of each list in order, inner lists first.
  func withSortedLists() -> [Choice] {
    var choices = choices
    for list in lists.reversed() {
      let lengths = Set(list.elements.map(\.count))
      guard lengths.count == 1, let first = list.elements.first, let last = list.elements.last
      else { continue }
      let sorted = list.elements.map { Array(choices[$0]) }
        .sorted { $0.lexicographicallyPrecedes($1) }
      choices.replaceSubrange(first.lowerBound..<last.upperBound, with: sorted.flatMap { $0 })
    }
    return choices
  }
}
