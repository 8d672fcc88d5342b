/// Deletes elements of lists, outer lists first, and lowers the counts with them.
struct DeleteElements: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var done = -1
    while let list = next(after: done, &shrinker) {
      done = list.countPosition
      thin(list, &shrinker)
    }
  }

  private func next(after position: Int, _ shrinker: inout Shrinker) -> ListShape? {
    shrinker.lists().filter { $0.countPosition > position }.min {
      $0.countPosition < $1.countPosition
    }
  }

  private func thin(_ list: ListShape, _ shrinker: inout Shrinker) {
    let greatest = list.elements.indices.max {
      shrinker.best.choices[list.elements[$0]]
        .lexicographicallyPrecedes(shrinker.best.choices[list.elements[$1]])
    }
    var list = list
    Subset.minimize(
      count: list.elements.count, minimum: list.minimum, likely: greatest
    ) { kept in
      let candidate = list.keeping(in: shrinker.best.choices) { index in
        kept.contains { $0.contains(index) }
      }
      guard
        shrinker.accepts(candidate)
          || shrinker.acceptsFromEnd(candidate, after: list.countPosition)
      else { return false }
      list =
        shrinker.lists().first { $0.countPosition == list.countPosition }
        ?? ListShape(
          countPosition: list.countPosition, elements: [], minimum: 0, maximum: 0, label: 0,
          depth: 0, span: nil)
      return true
    }
  }
}
