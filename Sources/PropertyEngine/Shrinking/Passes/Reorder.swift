/// Brings simpler elements, lists and numbers forward.
struct Reorder: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var done = 0
    while done < shrinker.best.spans.count {
      sortSiblings(of: done, &shrinker)
      done += 1
    }
    swapNumbers(&shrinker)
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

  /// Swaps numbers of one domain that stand in the wrong order.
  private func swapNumbers(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers()
    guard positions.count <= LowerPairs.most else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...]
      where shrinker.domain(at: left) == shrinker.domain(at: right)
        && shrinker.index(at: left) > shrinker.index(at: right)
      {
        var choices = shrinker.best.choices
        choices.swapAt(left, right)
        _ = shrinker.accepts(choices)
      }
    }
  }
}
