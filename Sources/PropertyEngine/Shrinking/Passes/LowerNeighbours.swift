/// Takes a simpler alternative in one element of a list and any other in the next: one of the two
/// alone would not do, as where a reboot and a launch show what a lock and a wait show too.
struct LowerNeighbours: ShrinkPass {
  /// A choice among more alternatives than this is not tried one by one.
  private static let mostAlternatives: UInt64 = 11
  /// Longer lists have been made shorter already, or are not worth the pairs.
  private static let mostElements = 16

  func run(_ shrinker: inout Shrinker) {
    while lowersOne(&shrinker) {}
  }

  private func lowersOne(_ shrinker: inout Shrinker) -> Bool {
    for list in shrinker.best.lists where list.elements.count <= Self.mostElements {
      for (left, right) in zip(list.elements, list.elements.dropFirst()) {
        for first in branches(in: left, shrinker) {
          for second in branches(in: right, shrinker)
          where lower(first, with: second, &shrinker) { return true }
        }
      }
    }
    return false
  }

  private func branches(in element: Range<Int>, _ shrinker: Shrinker) -> [Int] {
    element.filter { position in
      guard let domain = shrinker.domain(at: position) else { return false }
      return domain.isBranch && domain.span <= Self.mostAlternatives
    }
  }

  private func lower(_ first: Int, with second: Int, _ shrinker: inout Shrinker) -> Bool {
    guard let domain = shrinker.domain(at: second) else { return false }
    let present = shrinker.index(at: second)
    for simpler in 0..<shrinker.index(at: first) {
      guard var choices = shrinker.setting(first, to: simpler) else { return false }
      for other in 0...domain.span where other != present {
        choices[second] = .number(other, domain)
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }
}
