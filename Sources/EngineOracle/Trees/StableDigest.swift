import PropertyEngine

/// The FNV-1a hash, then mixed: the same in every run.
enum StableDigest {
  static func of(_ text: String, salt: UInt64 = 0) -> UInt64 {
    var hash = FNV1a.hash(text.utf8, basis: FNV1a.basis ^ salt)
    hash ^= hash >> 32
    hash &*= FNV1a.prime
    return hash ^ (hash >> 29)
  }
}
