extension NumberDomain {
  /// How far apart the indices of neighbouring values on one side of the origin lie: where values
  /// of both signs take turns, every other index has the same sign.
  func stride(at index: UInt64) -> UInt64 {
    switch kind {
    case .float: 2
    case .signed, .unsigned: index <= lastPaired && index > 1 ? 2 : 1
    case .boolean, .count, .branch: 1
    }
  }

  /// Whether the value at an index has a twin on the other side of the origin, one index below.
  func isMirrored(_ index: UInt64) -> Bool {
    switch kind {
    case .float: double(at: index).sign == .minus && contains(-double(at: index))
    case .signed, .unsigned: index <= lastPaired && index > 0 && index & 1 == 0
    case .boolean, .count, .branch: false
    }
  }

  /// The last index of a distance that both sides of the origin have.
  private var lastPaired: UInt64 { 2 * min(origin, span - min(origin, span)) }
}
