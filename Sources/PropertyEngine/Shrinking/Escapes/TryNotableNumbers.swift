/// Tries powers of two and of ten and their neighbours in place of a number, the simplest first:
/// 16777217.0, which has more bits than a `Float`, for a fraction with as many.
struct TryNotableNumbers: ShrinkPass {
  /// The most numbers a case may have.
  private static let most = 6
  /// The greatest index that the other number of two is given.
  private static let mostSmall: UInt64 = 3

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.best.choices.indices.filter {
      guard let domain = shrinker.domain(at: $0) else { return false }
      return !domain.isStructure && domain != .boolean
    }
    guard positions.count <= Self.most else { return }
    for position in positions {
      guard let domain = shrinker.domain(at: position) else { continue }
      let smaller = Set(NotableIntegers.boundaries.compactMap { Self.index(of: $0, in: domain) })
        .filter { $0 < shrinker.index(at: position) }
      for index in smaller.sorted() where !shrinker.isSpent {
        guard let choices = shrinker.setting(position, to: index) else { break }
        if shrinker.accepts(choices) { return }
        if positions.count == 2, position == positions[0],
          acceptsSmall(positions[1], in: choices, &shrinker)
        {
          return
        }
      }
    }
  }

  /// Tries the least values of the other number of two.
  private func acceptsSmall(
    _ other: Int, in choices: [Choice], _ shrinker: inout Shrinker
  ) -> Bool {
    guard case .number(let old, let domain) = choices[other] else { return false }
    for index in 0...min(domain.span, Self.mostSmall) where index < old {
      var both = choices
      both[other] = .number(index, domain)
      if shrinker.accepts(both) { return true }
    }
    return false
  }

  private static func index(of number: Int128, in domain: NumberDomain) -> UInt64? {
    switch domain {
    case .integer(let integers): return integers.index(of: number)
    case .float(let floats):
      let value = Double(number)
      return floats.contains(value) ? floats.index(nearest: value) : nil
    case .boolean, .count, .branch: return nil
    }
  }
}
