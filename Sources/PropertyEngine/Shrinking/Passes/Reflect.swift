/// Moves a number to the other side of one near it: a value found just above a limit may also
/// lie just below it.
struct Reflect: ShrinkPass {
  private static let nearness: UInt64 = 16
  private static let least: UInt64 = 4

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers(above: Self.least)
    guard positions.count <= LowerPairs.most else { return }
    for center in positions {
      for position in positions where position != center {
        guard let domain = shrinker.domain(at: position), center < shrinker.best.count else {
          return
        }
        let difference = shrinker.value(at: position) &- shrinker.value(at: center)
        guard min(difference, 0 &- difference) <= Self.nearness,
          let index = domain.index(ofValue: shrinker.value(at: center) &- difference),
          index < shrinker.index(at: position)
        else { continue }
        _ = shrinker.setting(position, to: index).map { shrinker.accepts($0) }
      }
    }
  }
}
