/// Lowers each number by itself.
struct LowerNumbers: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var position = 0
    let counts = Set(shrinker.best.lists.map(\.countPosition))
    while position < shrinker.best.count {
      if let domain = shrinker.domain(at: position), domain.kind != .branch,
        !counts.contains(position)
      {
        LeastIndex.search(below: shrinker.index(at: position), in: domain) { index in
          shrinker.lower(position, to: index)
        }
      }
      position += 1
    }
  }
}
