/// Lowers each number by itself.
struct LowerNumbers: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var position = 0
    while position < shrinker.best.count {
      if let domain = shrinker.domain(at: position), domain.kind != .branch {
        LeastIndex.search(below: shrinker.index(at: position), in: domain) { index in
          shrinker.lower(position, to: index)
        }
      }
      position += 1
    }
  }
}
