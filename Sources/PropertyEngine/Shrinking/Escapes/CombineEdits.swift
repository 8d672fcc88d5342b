/// Makes two edits at once where neither will do alone: deletes two steps or elements that lie
/// apart, deletes one and lowers a number, puts a part of a tree in its place and changes what the
/// nodes are.
struct CombineEdits: ShrinkPass {
  /// Cases with more places to edit have too many pairs.
  fileprivate static let most = 48

  func run(_ shrinker: inout Shrinker) {
    while combinesTwo(&shrinker) {}
  }

  private func combinesTwo(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    if deletesRun(&shrinker) || exchanges(&shrinker) || translates(&shrinker) { return true }
    let cuts = best.deletions() + best.descents()
    guard (1...Self.most).contains(cuts.count) else { return false }
    let changes = (best.loweredNumbers() + best.changedBranches() + best.raisedDuplicates())
      .prefix(Self.most)
    for (place, cut) in cuts.enumerated() {
      for other in cuts[(place + 1)...] where !shrinker.isSpent {
        if let choices = best.cut(cut, other), shrinker.accepts(choices) { return true }
      }
    }
    for cut in cuts {
      for change in changes where !shrinker.isSpent {
        var changed = best
        for (position, choice) in change { changed.choices[position] = choice }
        // What goes need not be changed before.
        if cut.source == nil, changed.choices[cut.target] != best.choices[cut.target] { continue }
        if let choices = changed.cut(cut), shrinker.accepts(choices) { return true }
      }
    }
    return false
  }
}

extension CombineEdits {
  /// The most steps in a row that are deleted at once; one alone has been tried before.
  private static let longestRun = 6

  fileprivate func deletesRun(_ shrinker: inout Shrinker) -> Bool {
    let steps = shrinker.best.steps
    guard steps.count > 2 else { return false }
    for length in (2...Self.longestRun).reversed() where length < steps.count {
      for start in (0...steps.count - length).reversed() where !shrinker.isSpent {
        let run = steps[start].lowerBound..<steps[start + length - 1].upperBound
        guard let choices = shrinker.best.cut(Cut(target: run)) else { continue }
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }

  /// Exchanges two neighbours and lowers a number: an edge is turned round and another one goes to
  /// where it now leads.
  fileprivate func exchanges(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let lowered = best.loweredNumbers()
    guard lowered.count <= Self.most else { return false }
    for (left, right) in zip(best.choices.indices, best.choices.indices.dropFirst())
    where best.choices[right] < best.choices[left]
      && best.choices[left].domain == best.choices[right].domain
      && best.choices[left].domain?.isStructure == false
    {
      for change in lowered where !shrinker.isSpent {
        var choices = best.choices
        for (position, choice) in change { choices[position] = choice }
        choices.swapAt(left, right)
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }

  /// Exchanges two elements and moves all numbers of a domain so far that what is first is zero.
  fileprivate func translates(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    for list in best.lists where (2...Self.mostExchanged).contains(list.elements.count) {
      for right in list.elements.indices.dropFirst() {
        for left in 0..<right where list.elements[left].count == list.elements[right].count {
          var order = Array(list.elements.indices)
          order.swapAt(left, right)
          let exchanged = list.filled(in: best.choices, order: order)
          for place in list.elements[left] where !shrinker.isSpent {
            guard let moved = Self.moved(exchanged, by: exchanged[place]) else { continue }
            if shrinker.accepts(moved) { return true }
          }
        }
      }
    }
    return false
  }

  /// The most elements of which two are exchanged.
  private static let mostExchanged = 6

  /// The choices with a number's value taken from all numbers of its domain.
  private static func moved(_ choices: [Choice], by number: Choice) -> [Choice]? {
    guard case .number(let index, .integer(let domain)) = number, domain.value(at: index) != 0
    else { return nil }
    var moved = choices
    for (position, choice) in choices.enumerated() {
      guard case .number(let old, .integer(domain)) = choice else { continue }
      let value = domain.value(at: old) - domain.value(at: index)
      guard let new = domain.index(of: value) else { return nil }
      moved[position] = .number(new, .integer(domain))
    }
    return moved
  }
}

/// A run of choices that goes, or is replaced by a part of itself.
private struct Cut {
  let target: Range<Int>
  var source: Range<Int>?
  /// The count that is then one lower.
  var countPosition: Int?
}

extension ChoiceSequence {
  /// One for each step or element that can go, the last first.
  fileprivate func deletions() -> [Cut] {
    guard steps.isEmpty else { return steps.reversed().map { Cut(target: $0) } }
    return lists.filter { $0.elements.count > $0.minimum }.flatMap { list in
      list.elements.reversed().map { Cut(target: $0, countPosition: list.countPosition) }
    }
  }

  /// One for each recursive value and each part of it of the same kind.
  fileprivate func descents() -> [Cut] {
    spans.indices.flatMap { outer -> [Cut] in
      guard spans[outer].kind == .recursive else { return [] }
      return spans.indices.dropFirst(outer + 1).filter {
        spans[$0].kind == .recursive && spans[$0].label == spans[outer].label
          && isInside($0, outer)
      }.map { Cut(target: spans[outer].range, source: spans[$0].range) }
    }
  }

  /// Each integer one lower, and at its simplest.
  fileprivate func loweredNumbers() -> [[(Int, Choice)]] {
    choices.indices.flatMap { position -> [[(Int, Choice)]] in
      guard case .number(let index, let domain) = choices[position], index > 0,
        !domain.isStructure, !domain.isFloat
      else { return [] }
      return Set([index - 1, 0]).sorted(by: >).map { [(position, .number($0, domain))] }
    }
  }

  /// Integers that are equal, each one higher.
  fileprivate func raisedDuplicates() -> [[(Int, Choice)]] {
    var met: Set<Choice> = []
    return choices.compactMap { choice -> [(Int, Choice)]? in
      guard case .number(let index, let domain) = choice, index < domain.span,
        domain.isInteger, met.insert(choice).inserted
      else { return nil }
      let places = choices.indices.filter { choices[$0] == choice }
      return places.count > 1 ? places.map { ($0, .number(index + 1, domain)) } : nil
    }
  }

  /// All branches of one alternative turned into another.
  fileprivate func changedBranches() -> [[(Int, Choice)]] {
    var met: Set<Choice> = []
    return choices.flatMap { choice -> [[(Int, Choice)]] in
      guard case .number(let index, let domain) = choice, domain.isBranch,
        domain.span < 8, steps.isEmpty, met.insert(choice).inserted
      else { return [] }
      let places = choices.indices.filter { choices[$0] == choice }
      return (0...domain.span).filter { $0 != index }.map { other in
        places.map { ($0, .number(other, domain)) }
      }
    }
  }

  /// The choices after some cuts; nil where one takes what another needs.
  fileprivate func cut(_ cuts: Cut...) -> [Choice]? {
    var result = choices
    let ordered = cuts.sorted { $0.target.lowerBound > $1.target.lowerBound }
    for (later, earlier) in zip(ordered, ordered.dropFirst())
    where earlier.target.upperBound > later.target.lowerBound { return nil }
    for position in cuts.compactMap(\.countPosition) {
      guard !cuts.contains(where: { $0.target.contains(position) }) else { return nil }
      result = ListShape.lowering(result, at: position, by: 1)
    }
    for cut in ordered {
      result.replaceSubrange(cut.target, with: cut.source.map { choices[$0] } ?? [])
    }
    return result
  }
}
