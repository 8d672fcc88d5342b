/// Lowers numbers that are equal or nearly so together, keeping their differences.
///
/// Great numbers do not come near each other by chance, so this runs before single numbers are
/// lowered: doing those first would waste a search on each.
struct LowerDuplicates: ShrinkPass {
  private static let greatIndex: UInt64 = 128
  private static let nearness: UInt64 = 16

  func run(_ shrinker: inout Shrinker) {
    var done: Set<Int> = []
    for position in shrinker.integers(above: Self.greatIndex) where !done.contains(position) {
      let twins = shrinker.integers(above: Self.greatIndex).filter {
        $0 > position && isNear(position, $0, shrinker)
      }
      guard !twins.isEmpty, let domain = shrinker.domain(at: position) else { continue }
      done.formUnion(twins)
      IndexSearch.search(below: shrinker.index(at: position), in: domain) { index in
        shrinker.lowerTogether(position, to: index, with: twins)
      }
    }
  }

  private func isNear(_ left: Int, _ right: Int, _ shrinker: Shrinker) -> Bool {
    let difference = shrinker.bits(at: left) &- shrinker.bits(at: right)
    return min(difference, 0 &- difference) <= Self.nearness
  }
}

extension Shrinker {
  /// Lowers one integer, and moves others by as much.
  mutating func lowerTogether(_ position: Int, to index: UInt64, with others: [Int]) -> Bool {
    guard index < self.index(at: position), let domain = integers(at: position),
      var choices = setting(position, to: index)
    else { return false }
    let change = domain.bits(at: index) &- bits(at: position)
    for other in others {
      guard let domain = integers(at: other) else { return false }
      choices[other] = domain.choice(carryingBits: bits(at: other) &+ change)
    }
    return accepts(choices)
  }
}
