extension Shrinker {
  /// The marked lists, and those that a plain integer draws the length of. Of long cases only the
  /// first integers are looked at, as each takes generator runs.
  mutating func lists() -> [ListShape] {
    var lists = best.lists
    let most = max(Self.choicesForLists / max(best.count, 1), 8)
    for position in best.choices.indices.prefix(most) {
      if let list = impliedList(at: position) { lists.append(list) }
    }
    return lists
  }

  /// The most choices that generator runs may take to find lists without marks.
  private static var choicesForLists: Int { 100_000 }

  /// A list without marks: lowering the integer by one drops a fixed number of choices, and
  /// lowering it all the way drops that many for each step.
  private mutating func impliedList(at position: Int) -> ListShape? {
    guard case .number(let index, let domain) = best.choices[position], index > 0,
      index <= UInt64(best.count), let least = domain.leastCounted,
      !best.spans.contains(where: { $0.kind == .list && $0.start == position }),
      let dropped = drop(position, to: index - 1), dropped > 0,
      drop(position, to: 0) == dropped * Int(index)
    else { return nil }
    let rest = best.count - position - 1
    let value = Int(index) + least
    let total = value >= 0 && value * dropped <= rest ? value : Int(index)
    let first = position + 1
    guard total * dropped <= rest else { return nil }
    return ListShape(
      countPosition: position,
      elements: (0..<total).map { first + $0 * dropped..<first + ($0 + 1) * dropped },
      minimum: total - Int(index), maximum: total, label: 0, depth: 0, span: nil)
  }

  /// How many choices fewer there are when the one at `position` is lowered to `index`.
  private mutating func drop(_ position: Int, to index: UInt64) -> Int? {
    var choices = best.choices
    guard let domain = choices[position].domain else { return nil }
    choices[position] = .number(index, domain)
    return probe(choices).map { best.count - $0.count }
  }

  /// The choices of a span made as simple as the generator allows, found by letting it run on
  /// from the choices before the span.
  mutating func simplest(ofSpan span: Int) -> [Choice]? {
    let start = best.spans[span].start
    guard let simple = probe(Array(best.choices[..<start])), span < simple.spans.count,
      simple.spans[span].start == start
    else { return nil }
    return Array(simple.choices[simple.spans[span].range])
  }
}

extension NumberDomain {
  /// The least number of elements that it may be the count of, as a marked count or as an integer
  /// that is never negative; nil where it counts nothing.
  var leastCounted: Int? {
    switch self {
    case .count(let range): range.lowerBound
    case .integer(let integers) where !integers.isSigned: Int(truncatingIfNeeded: integers.lower)
    case .integer, .boolean, .float, .branch: nil
    }
  }
}
