extension NumberDomain {
  /// How many bytes a choice takes in an encoded input: fixed by the domain, never by the value,
  /// so that a change to one value moves no other.
  var width: Int {
    if span == 0 { return 0 }
    switch self {
    case .float: return 8
    case .integer(let integers) where integers.isSigned:
      let least = Int64(bitPattern: integers.lower)
      let most = Int64(bitPattern: integers.lower &+ integers.span)
      return Self.widths.first { width in
        let bits = Int64(8 * width - 1)
        return least >> bits >= -1 && most >> bits <= 0
      } ?? 8
    case .integer, .boolean, .count, .branch:
      let most = lowerPattern &+ span
      return Self.widths.first { most >> UInt64(8 * $0) == 0 } ?? 8
    }
  }

  private static let widths = [1, 2, 4]

  /// The pattern of the least value; of floats it says nothing.
  private var lowerPattern: UInt64 {
    switch self {
    case .integer(let integers): integers.lower
    case .count(let range): UInt64(bitPattern: Int64(range.lowerBound))
    case .boolean, .branch, .float: 0
    }
  }

  /// The value's own bytes, little end first, so that a fuzzer which learns a constant from a
  /// comparison can paste it into the input.
  func pattern(at index: UInt64) -> UInt64 {
    switch self {
    case .integer(let integers): integers.bits(at: index)
    case .float(let floats): floats.value(at: index).bitPattern
    case .boolean, .count, .branch: lowerPattern &+ index
    }
  }

  /// The index any pattern of `width` bytes stands for: the value itself when the domain has it,
  /// else a value chosen by remainder.
  func index(ofPattern pattern: UInt64) -> UInt64 {
    var value = pattern
    switch self {
    case .float(let floats): return floats.index(nearest: Double(bitPattern: pattern))
    case .integer(let integers) where integers.isSigned:
      let unused = UInt64(64 - 8 * width)
      value = UInt64(bitPattern: Int64(bitPattern: pattern << unused) >> Int64(unused))
    case .integer, .boolean, .count, .branch: break
    }
    let offset = value &- lowerPattern
    return index(ofOffset: offset <= span ? offset : offset % (span + 1))
  }

  /// The index of the value that has exactly this pattern, whatever its type; nil when there is
  /// none.
  func index(withPattern pattern: UInt64) -> UInt64? {
    switch self {
    case .integer(let integers): return integers.index(ofBits: pattern)
    case .float(let floats):
      let number = Double(bitPattern: pattern)
      return floats.contains(number) ? floats.index(nearest: number) : nil
    case .boolean, .count, .branch:
      let offset = pattern &- lowerPattern
      return offset <= span ? offset : nil
    }
  }
}
