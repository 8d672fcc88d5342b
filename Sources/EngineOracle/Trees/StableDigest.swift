/// The FNV-1a hash of Fowler, Noll and Vo in 64 bits, then mixed: the same in every run.
enum StableDigest {
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  static func of(_ text: String, salt: UInt64 = 0) -> UInt64 {
    var hash = basis ^ salt
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
    hash ^= hash >> 32
    hash &*= prime
    return hash ^ (hash >> 29)
  }
}
