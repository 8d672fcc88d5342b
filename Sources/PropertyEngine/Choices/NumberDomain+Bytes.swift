extension NumberDomain {
  /// How many bytes a choice takes in an encoded input: fixed by the domain, never by the value,
  /// so that a change to one value moves no other.
  var width: Int {
    if span == 0 { return 0 }
    switch kind {
    case .float: return 8
    case .signed:
      let least = Int64(bitPattern: lower)
      let most = Int64(bitPattern: lower &+ span)
      return Self.widths.first { width in
        let bits = Int64(8 * width - 1)
        return least >> bits >= -1 && most >> bits <= 0
      } ?? 8
    case .unsigned, .boolean, .count, .branch:
      let most = lower &+ span
      return Self.widths.first { most >> UInt64(8 * $0) == 0 } ?? 8
    }
  }

  private static let widths = [1, 2, 4]

  /// The value's own bytes, little end first, so that a fuzzer which learns a constant from a
  /// comparison can paste it into the input.
  func pattern(at index: UInt64) -> UInt64 {
    value(at: index)
  }

  /// The index any pattern of `width` bytes stands for: the value itself when the domain has it,
  /// else a value chosen by remainder.
  func index(ofPattern pattern: UInt64) -> UInt64 {
    if kind == .float { return index(of: Double(bitPattern: pattern)) }
    var value = pattern
    if kind == .signed {
      let unused = UInt64(64 - 8 * width)
      value = UInt64(bitPattern: Int64(bitPattern: pattern << unused) >> Int64(unused))
    }
    let offset = value &- lower
    return index(ofOffset: offset <= span ? offset : offset % (span + 1))
  }
}
