/// Lowers all numbers of one value together, then any two numbers, keeping their difference.
struct LowerPairs: ShrinkPass {
  /// Beyond this many numbers the pairs are too many.
  static let most = 12
  /// Numbers this small are simple enough.
  private static let tiny: UInt64 = 2

  /// Lowers numbers of one value together, however many they are.
  private func lowerEqual(_ shrinker: inout Shrinker) {
    var done: Set<UInt64> = []
    for position in shrinker.integers(above: 0) {
      guard let domain = shrinker.domain(at: position), position < shrinker.best.count,
        shrinker.index(at: position) > 0
      else { continue }
      let value = shrinker.value(at: position)
      guard done.insert(value).inserted else { continue }
      let others = shrinker.integers(above: 0).filter {
        $0 > position && shrinker.value(at: $0) == value
      }
      guard !others.isEmpty else { continue }
      IndexSearch.search(below: shrinker.index(at: position), in: domain) { index in
        shrinker.lowerTogether(position, to: index, with: others)
      }
    }
  }

  func run(_ shrinker: inout Shrinker) {
    lowerEqual(&shrinker)
    let positions = shrinker.integers(above: 0)
    guard positions.count <= Self.most else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...] {
        let index = shrinker.index(at: left)
        guard index > 0, shrinker.index(at: right) > 0,
          max(index, shrinker.index(at: right)) > Self.tiny, let domain = shrinker.domain(at: left),
          shrinker.lowerTogether(left, to: index - 1, with: [right])
        else { continue }
        IndexSearch.search(below: shrinker.index(at: left), in: domain) { index in
          shrinker.lowerTogether(left, to: index, with: [right])
        }
      }
    }
  }
}
