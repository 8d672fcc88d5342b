/// A cell without its sources: numbers only, so that a lookup takes a few nanoseconds.
struct QuickCell<Outcome: Hashable & Sendable>: Sendable {
  /// The kinds of evidence, a bit each.
  let evidence: UInt8
  private let base: Outcome
  private var masks = (first: UInt32.max, second: UInt32.max, third: UInt32.max)
  private var outcomes: (first: Outcome, second: Outcome, third: Outcome)

  init(_ cell: DecisionCell<Outcome>) {
    precondition(cell.effects.count <= 3, "a cell lists at most three effects")
    base = cell.outcome
    evidence = cell.evidence.reduce(0) { $0 | 1 << $1.rawValue }
    outcomes = (base, base, base)
    for (index, effect) in cell.effects.enumerated() {
      let mask =
        UInt32(DeviceProfile.mask(effect.assumptions)) | UInt32(effect.reading.rawValue) << 16
      switch index {
      case 0: (masks.first, outcomes.first) = (mask, effect.outcome)
      case 1: (masks.second, outcomes.second) = (mask, effect.outcome)
      default: (masks.third, outcomes.third) = (mask, effect.outcome)
      }
    }
  }

  /// What happens under a profile.
  @inline(__always)
  func outcome(under profile: DeviceProfile) -> Outcome {
    let mask = profile.mask
    if mask & masks.first == masks.first { return outcomes.first }
    if mask & masks.second == masks.second { return outcomes.second }
    if mask & masks.third == masks.third { return outcomes.third }
    return base
  }
}
