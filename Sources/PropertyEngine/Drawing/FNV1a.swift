/// The FNV-1a hash of Fowler, Noll and Vo in 64 bits: the same in every process.
///
/// Source: http://www.isthe.com/chongo/tech/comp/fnv/, offset basis and prime for 64 bits.
package enum FNV1a {
  /// What a hash begins with.
  package static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  /// What each step multiplies by.
  package static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// The hash of bytes, in time that grows with their count.
  package static func hash(_ bytes: some Sequence<UInt8>, basis: UInt64 = basis) -> UInt64 {
    bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
  }
}
