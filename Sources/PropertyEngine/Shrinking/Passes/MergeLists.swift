/// Moves the elements of all lists of a kind into the first of them, and drops the emptied lists.
struct MergeLists: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var done: Set<[Int]> = []
    while let first = shrinker.best.lists.first(where: { !done.contains([$0.label, $0.depth]) }) {
      done.insert([first.label, first.depth])
      let group = shrinker.best.lists.filter {
        $0.label == first.label && $0.depth == first.depth
      }
      if group.count > 1, let merged = merged(group, shrinker.best) { _ = shrinker.accepts(merged) }
    }
  }

  private func merged(_ group: [ListShape], _ sequence: ChoiceSequence) -> [Choice]? {
    let target = group[0]
    let others = group[1...]
    guard others.allSatisfy({ $0.minimum == 0 }) else { return nil }
    var choices = sequence.choices
    let moving = others.flatMap(\.elements).prefix(target.maximum - target.elements.count)
    guard !moving.isEmpty else { return nil }
    let moved = moving.flatMap { choices[$0] }
    choices = ListShape.lowering(choices, at: target.countPosition, by: -moving.count)
    for list in others.reversed() {
      if let outer = list.soleElement(in: sequence) {
        choices = ListShape.lowering(choices, at: outer.countPosition, by: 1)
        choices.removeSubrange(outer.range)
      } else if let first = list.elements.first, let last = list.elements.last {
        choices = ListShape.lowering(choices, at: list.countPosition, by: list.elements.count)
        choices.removeSubrange(first.lowerBound..<last.upperBound)
      }
    }
    let end = target.elements.last?.upperBound ?? target.countPosition + 1
    choices.insert(contentsOf: moved, at: end)
    return choices
  }
}

extension ListShape {
  /// The element of an outer list that this list is the whole of, with the outer list's count.
  fileprivate func soleElement(
    in sequence: ChoiceSequence
  ) -> (countPosition: Int, range: Range<Int>)? {
    guard let span, let parent = sequence.spans[span].parent,
      sequence.spans[parent].kind == .element,
      sequence.spans[parent].range == sequence.spans[span].range,
      let outer = sequence.spans[parent].parent, sequence.spans[outer].kind == .list
    else { return nil }
    return (sequence.spans[outer].start, sequence.spans[parent].range)
  }
}
