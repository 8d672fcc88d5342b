/// A small, fast, seeded random source (Steele, Lea and Flood's SplitMix64).
///
/// Every case starts from `init(seed:stream:)`, so that any one case can be made again alone.
public struct SplitMix64: Sendable {
  @usableFromInline var state: UInt64

  /// The random numbers of one case: `stream` is its number, `seed` that of the search.
  public init(seed: UInt64, stream: UInt64 = 0) {
    state = Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15) ^ Self.mix(stream &* 0xD6E8_FEB8_6659_FD93)
  }

  @inlinable
  @inline(__always)
  static func mix(_ input: UInt64) -> UInt64 {
    var z = input
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 64 fresh bits.
  @inlinable
  @inline(__always)
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number from 0 through `bound`, each equally likely (to within 2^-64 times the count).
  @inlinable
  public mutating func next(through bound: UInt64) -> UInt64 {
    bound == .max ? next() : next().multipliedFullWidth(by: bound + 1).high
  }
}
