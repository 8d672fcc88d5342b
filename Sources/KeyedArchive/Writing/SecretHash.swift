/// A hash of text and numbers, by two secrets that are drawn anew in every process: an archive's
/// author cannot choose texts that collide. What is written never depends on it.
struct SecretHash {
  private static let firstOfProcess = UInt64.random(in: 0...UInt64.max)
  private static let secondOfProcess = UInt64.random(in: 0...UInt64.max)

  private let first = Self.firstOfProcess
  private let second = Self.secondOfProcess

  /// The hash of a number, told apart by `kind`.
  @inline(__always)
  func hash(_ bits: UInt64, kind: UInt64) -> UInt32 {
    let mixed = mix(first ^ kind, bits)
    return UInt32(truncatingIfNeeded: mixed ^ mixed &>> 32)
  }

  /// The hash of the bytes of a text, and whether all are ASCII.
  func hash(_ text: String) -> (hash: UInt32, isASCII: Bool) {
    // Safety: the bytes do not leave the closure.
    let hashed = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hash(bytes.span)
    }
    return hashed ?? hash(Array(text.utf8).span)
  }

  private func hash(_ bytes: Span<UInt8>) -> (hash: UInt32, isASCII: Bool) {
    let count = bytes.count
    var state = first ^ UInt64(count)
    var all: UInt64 = 0
    func take(_ word: UInt64?) {
      let word = word ?? 0
      all |= word
      state = mix(state, word)
    }
    var index = 0
    while index &+ 8 < count {
      take(bytes.unsigned(at: index, width: 8))
      index &+= 8
    }
    // The last word reaches back over what has been taken, or there are fewer bytes than one.
    take(count < 8 ? bytes.unsigned(upTo: count) : bytes.unsigned(at: count &- 8, width: 8))
    let mixed = mix(state, second)
    return (UInt32(truncatingIfNeeded: mixed ^ mixed &>> 32), all & 0x8080_8080_8080_8080 == 0)
  }

  @inline(__always)
  private func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: second | 1)
    return product.high ^ product.low ^ state &<< 1
  }
}

extension Span<UInt8> {
  /// The first bytes, fewer than 8, as one number.
  fileprivate func unsigned(upTo count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value = value << 8 | UInt64(byte(at: index) ?? 0) }
    return value
  }
}
