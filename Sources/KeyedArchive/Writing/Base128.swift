/// Unsigned numbers in groups of seven bits, lowest first; the top bit says that more follow.
enum Base128 {
  static func bytes(_ numbers: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in numbers {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return bytes
  }
}
