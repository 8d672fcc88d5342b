/// Brings simpler elements, lists and numbers forward.
struct Reorder: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var done = 0
    while done < shrinker.best.spans.count {
      sortSiblings(of: done, &shrinker)
      done += 1
    }
    let numbers = shrinker.best.choices.indices.filter {
      shrinker.domain(at: $0).map { !$0.isStructure && $0 != .boolean } ?? false
    }
    let groups = Dictionary(grouping: numbers) { shrinker.domain(at: $0) }
    for group in groups.values.sorted(by: { $0[0] < $1[0] }) where group.count > 1 {
      if group.count > LowerTogether.most { sink(group, &shrinker) } else { swap(group, &shrinker) }
    }
  }

  /// Sorts the spans like this one that share its parent; it is the first of them.
  private func sortSiblings(of index: Int, _ shrinker: inout Shrinker) {
    let best = shrinker.best
    let group = siblings(of: index, best)
    guard group.count > 1, group[0] == index else { return }
    let contents = group.map { best.choices[best.spans[$0].range] }
    let sorted = contents.sorted { $0.lexicographicallyPrecedes($1) }
    if shrinker.accepts(filled(best, group, sorted)) { return }
    for right in 1..<group.count {
      var place = right
      while place > 0, swap(place - 1, siblings(of: index, shrinker.best), &shrinker) { place -= 1 }
    }
  }

  private func siblings(of index: Int, _ best: ChoiceSequence) -> [Int] {
    guard index < best.spans.count else { return [] }
    let span = best.spans[index]
    return best.spans.indices.filter {
      let other = best.spans[$0]
      return other.parent == span.parent && other.kind == span.kind && other.label == span.label
        && other.count > 0
    }
  }

  private func swap(_ place: Int, _ group: [Int], _ shrinker: inout Shrinker) -> Bool {
    guard place + 1 < group.count else { return false }
    var contents = group.map { shrinker.best.choices[shrinker.best.spans[$0].range] }
    contents.swapAt(place, place + 1)
    return shrinker.accepts(filled(shrinker.best, group, contents))
  }

  /// The case with the group's places filled by other contents.
  private func filled(
    _ best: ChoiceSequence, _ group: [Int], _ contents: [ArraySlice<Choice>]
  ) -> [Choice] {
    var choices: [Choice] = []
    var position = 0
    for (place, content) in zip(group, contents) {
      choices += best.choices[position..<best.spans[place].start]
      choices += content
      position = best.spans[place].end
    }
    return choices + best.choices[position...]
  }

  /// Swaps numbers of one domain that are in the wrong order. A later number, which may have been
  /// drawn from a range that depends on them, is also tried at its bound.
  private func swap(_ group: [Int], _ shrinker: inout Shrinker) {
    for (order, left) in group.enumerated() {
      for right in group[(order + 1)...] where isUnordered(left, right, shrinker) {
        var choices = shrinker.best.choices
        choices.swapAt(left, right)
        guard !shrinker.accepts(choices), let last = shrinker.integers().last, last > right,
          !shrinker.best.areElementsOfOneList(left, last),
          let domain = shrinker.domain(at: last)
        else { continue }
        choices[last] = .number(domain.greatest, domain)
        _ = shrinker.accepts(choices)
      }
    }
  }

  /// Of many numbers of one domain, exchanges each with the last that is simpler.
  private func sink(_ group: [Int], _ shrinker: inout Shrinker) {
    var tries = 0
    for left in group.reversed() where tries < LowerTogether.most {
      guard let right = group.last(where: { $0 > left && isUnordered(left, $0, shrinker) }) else {
        continue
      }
      var choices = shrinker.best.choices
      choices.swapAt(left, right)
      _ = shrinker.accepts(choices)
      tries += 1
    }
  }

  private func isUnordered(_ left: Int, _ right: Int, _ shrinker: Shrinker) -> Bool {
    shrinker.index(at: left) > shrinker.index(at: right)
      && shrinker.domain(at: left) == shrinker.domain(at: right)
  }
}
