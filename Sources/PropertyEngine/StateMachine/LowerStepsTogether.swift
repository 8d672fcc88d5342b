/// Makes a number that is nearly the simplest the simplest, and moves a greater one of another
/// step by as much: two keys that collide keep their distance.
struct LowerStepsTogether: ShrinkPass {
  private static let small: UInt64 = 2

  func run(_ shrinker: inout Shrinker) {
    for left in shrinker.integers(above: 0) where shrinker.index(at: left) <= Self.small {
      for right in shrinker.integers(above: Self.small)
      where shrinker.domain(at: right) == shrinker.domain(at: left) {
        if shrinker.lowerTogether(left, to: 0, with: [right]) { break }
      }
    }
  }
}
