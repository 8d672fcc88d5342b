extension NumberDomain {
  /// How far apart the indices of neighbouring values on one side of the origin lie: where values
  /// of both signs take turns, every other index has the same sign.
  func stride(at index: UInt64) -> UInt64 {
    switch self {
    case .float: 2
    case .integer(let integers): integers.stride(at: index)
    case .boolean, .count, .branch: 1
    }
  }

  /// Whether the value at an index has a twin on the other side of the origin, one index below.
  func isMirrored(_ index: UInt64) -> Bool {
    switch self {
    case .float(let floats):
      floats.value(at: index).sign == .minus && floats.contains(-floats.value(at: index))
    case .integer(let integers): integers.isMirrored(index)
    case .boolean, .count, .branch: false
    }
  }
}

extension IntegerDomain {
  /// As `NumberDomain.stride(at:)`.
  func stride(at index: UInt64) -> UInt64 { index <= lastPaired && index > 1 ? 2 : 1 }

  /// As `NumberDomain.isMirrored(_:)`.
  func isMirrored(_ index: UInt64) -> Bool {
    index <= lastPaired && index > 0 && index & 1 == 0
  }

  /// The last index of a distance that both sides of the origin have.
  private var lastPaired: UInt64 { 2 * min(origin, span - min(origin, span)) }
}
