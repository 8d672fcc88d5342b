/// Lowers a number by a step that leaves a remainder as it is: what matters may be where the number
/// stands in a period, and then its neighbours do not fail.
///
/// The steps are the first whole numbers, the case's other numbers, and what they have in common.
struct LowerByPeriods: ShrinkPass {
  /// The steps tried for all numbers together.
  private static let steps: UInt64 = 64

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers(above: 2)
    guard !positions.isEmpty else { return }
    let greatest = max(Self.steps / UInt64(positions.count), 12)
    for position in positions {
      var others: Set<UInt64> = []
      for other in shrinker.integers() where other != position {
        let magnitude = shrinker.magnitude(at: other)
        others.insert(magnitude)
        others.insert(Self.commonDivisor(magnitude, shrinker.magnitude(at: position)))
      }
      for step in others.filter({ $0 > greatest }).sorted().prefix(8) + Array(2...greatest) {
        lower(position, by: step, &shrinker)
      }
    }
  }

  /// Takes as many steps as possible, if one is possible.
  private func lower(_ position: Int, by step: UInt64, _ shrinker: inout Shrinker) {
    let magnitude = shrinker.magnitude(at: position)
    guard magnitude > step, shrinker.lower(position, toMagnitude: magnitude - step) else { return }
    let (steps, rest) = (magnitude - step).quotientAndRemainder(dividingBy: step)
    let count = NumberDomain(UInt64(0)...steps)
    IndexSearch.search(below: steps, in: count) { kept in
      shrinker.lower(position, toMagnitude: rest + kept * step)
    }
  }

  static func commonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (left, right) = (left, right)
    while right > 0 { (left, right) = (right, left % right) }
    return left
  }
}
