/// Gives other names to what a case talks about, everywhere at once: keys, nodes, places.
///
/// The names are brought into the order in which they come, made the smallest there are, or two of
/// them are exchanged; each also with the lists sorted anew.
struct RenameThroughout: ShrinkPass {
  /// Beyond this many names the pairs are too many.
  private static let most = 10

  /// What may be a name: all integers, and the branches of one number of alternatives.
  private enum Sort: Hashable {
    case integer
    case branch(UInt64)
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
      guard case .number(let index, let domain) = choice, Self.sort(of: domain) == sort,
        let name = names[domain.number(at: index)], let new = domain.index(ofNumber: name)
      else { continue }
      renamed.choices[position] = .number(new, domain)
    }
    guard renamed.choices != shrinker.best.choices else { return }
    if shrinker.accepts(renamed.choices) { return }
    let sorted = renamed.withSortedLists()
    if sorted != renamed.choices { _ = shrinker.accepts(sorted) }
  }

  private static func sort(of domain: NumberDomain) -> Sort? {
    switch domain.kind {
    case .signed, .unsigned: .integer
    case .branch: .branch(domain.span)
    case .boolean, .float, .count: nil
    }
  }

  private static func sorts(_ best: ChoiceSequence) -> [Sort] {
    var met: [Sort] = []
    for choice in best.choices {
      guard let sort = choice.domain.flatMap({ Self.sort(of: $0) }), !met.contains(sort) else {
        continue
      }
      met.append(sort)
    }
    return met
  }

  /// The different values of a sort, in the order in which they come.
  private static func names(_ sort: Sort, _ best: ChoiceSequence) -> [Int128] {
    var names: [Int128] = []
    for case .number(let index, let domain) in best.choices where Self.sort(of: domain) == sort {
      let name = domain.number(at: index)
      if !names.contains(name) { names.append(name) }
      if names.count > most { break }
    }
    return names
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
