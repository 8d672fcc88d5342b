/// Deletes elements of a list whose numbers may all be indices into it: those that name a later
/// place go down with it, and those that name a deleted one become the simplest.
///
/// Other lists are left to `DeleteElements`: that all numbers are in range is seldom chance.
struct Renumber: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var done = -1
    while var list = next(after: done, shrinker) {
      done = list.countPosition
      Subset.minimize(
        count: list.elements.count, minimum: list.minimum, likely: nil
      ) { kept in
        guard keep(kept, of: list, &shrinker),
          let rest = shrinker.best.lists.first(where: { $0.countPosition == done })
        else { return false }
        list = rest
        return true
      }
    }
  }

  /// The next list, all of whose numbers are less than the number of its elements.
  private func next(after position: Int, _ shrinker: Shrinker) -> ListShape? {
    shrinker.best.lists.first { list in
      guard list.countPosition > position, list.elements.count > max(list.minimum, 1) else {
        return false
      }
      let numbers = shrinker.integers().filter { place in
        list.elements.contains { $0.contains(place) }
      }
      return numbers.contains { shrinker.index(at: $0) > 0 }
        && numbers.allSatisfy { shrinker.bits(at: $0) < UInt64(list.elements.count) }
    }
  }

  private func keep(
    _ kept: [Range<Int>], of list: ListShape, _ shrinker: inout Shrinker
  ) -> Bool {
    let places = kept.flatMap { $0 }
    var choices = shrinker.best.choices
    for place in shrinker.integers() where place > list.countPosition {
      guard let domain = shrinker.integers(at: place) else { continue }
      let value = shrinker.bits(at: place)
      guard value < UInt64(list.elements.count) else { continue }
      let renumbered = places.firstIndex { $0 == Int(value) } ?? 0
      choices[place] = .number(
        domain.index(nearestBits: UInt64(renumbered), isSigned: domain.isSigned), .integer(domain))
    }
    return shrinker.accepts(list.keeping(in: choices) { places.contains($0) })
  }
}
