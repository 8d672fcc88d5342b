/// Lowers all numbers of one value together, then all numbers of one domain from some place on,
/// then any two numbers, keeping their differences.
struct LowerTogether: ShrinkPass {
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
      let value = shrinker.bits(at: position)
      guard done.insert(value).inserted else { continue }
      let others = shrinker.integers(above: 0).filter {
        $0 > position && shrinker.bits(at: $0) == value
      }
      guard !others.isEmpty else { continue }
      IndexSearch.search(below: shrinker.index(at: position), in: domain) { index in
        shrinker.lowerTogether(position, to: index, with: others)
      }
    }
  }

  /// Lowers three numbers or more: those of one domain, from each of them on, then all of the case.
  private func lowerTails(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers()
    guard (3...Self.most).contains(positions.count) else { return }
    let groups = Dictionary(grouping: positions) { shrinker.domain(at: $0) }.values
      .sorted { $0[0] < $1[0] }
    for group in groups.count > 1 ? groups + [positions] : groups {
      for first in 0..<max(group.count - 2, 0) {
        lower(group[first], with: Array(group[(first + 1)...]), &shrinker)
      }
    }
  }

  private func lower(_ position: Int, with others: [Int], _ shrinker: inout Shrinker) {
    let index = shrinker.index(at: position)
    guard index > 0, let domain = shrinker.domain(at: position),
      shrinker.lowerTogether(
        position, to: index - min(domain.stride(at: index), index), with: others)
    else { return }
    IndexSearch.search(below: shrinker.index(at: position), in: domain) { index in
      shrinker.lowerTogether(position, to: index, with: others)
    }
  }

  func run(_ shrinker: inout Shrinker) {
    lowerEqual(&shrinker)
    lowerTails(&shrinker)
    let positions = shrinker.integers(above: 0)
    guard positions.count <= Self.most else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...] {
        let index = shrinker.index(at: left)
        guard index > 0, shrinker.index(at: right) > 0,
          max(index, shrinker.index(at: right)) > Self.tiny, let domain = shrinker.domain(at: left),
          shrinker.lowerTogether(left, to: index - 1, with: [right])
        else { continue }
        let isNear = shrinker.searchesAgain(left, right, in: .lowerTogether)
        IndexSearch.search(below: shrinker.index(at: left), in: domain, isNear: isNear) { index in
          shrinker.lowerTogether(left, to: index, with: [right])
        }
      }
    }
  }
}
