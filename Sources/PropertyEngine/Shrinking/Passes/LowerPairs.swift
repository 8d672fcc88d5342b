/// Lowers any two numbers together, keeping their difference.
struct LowerPairs: ShrinkPass {
  /// Beyond this many numbers the pairs are too many.
  static let most = 12
  /// Numbers this small are simple enough.
  private static let tiny: UInt64 = 2

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers(above: Self.tiny)
    guard positions.count <= Self.most else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...] {
        let index = shrinker.index(at: left)
        guard index > 0, shrinker.index(at: right) > 0, let domain = shrinker.domain(at: left),
          shrinker.lowerTogether(left, to: index - 1, with: [right])
        else { continue }
        LeastIndex.search(below: shrinker.index(at: left), in: domain) { index in
          shrinker.lowerTogether(left, to: index, with: [right])
        }
      }
    }
  }
}
