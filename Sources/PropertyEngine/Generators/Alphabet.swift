/// The characters a string generator chooses from, the simplest first.
public struct Alphabet: Sendable {
  /// Ranges of Unicode scalars, in order of simplicity.
  let ranges: [ClosedRange<UInt32>]
  let count: UInt64

  /// The scalars of `ranges`, in the order given; surrogates are left out.
  public init(_ ranges: ClosedRange<Unicode.Scalar>...) {
    self.init(patterns: ranges.map { $0.lowerBound.value...$0.upperBound.value })
  }

  private init(patterns: [ClosedRange<UInt32>]) {
    ranges = patterns.flatMap { range -> [ClosedRange<UInt32>] in
      guard range.contains(0xD800) else { return [range] }
      return [range.lowerBound...0xD7FF, 0xE000...max(range.upperBound, 0xE000)]
    }
    count = ranges.reduce(0) { $0 + UInt64($1.count) }
  }

  /// Digits, letters, then the other printable characters of ASCII.
  public static let ascii = Alphabet(
    "0"..."9", "a"..."z", "A"..."Z", " "..."/", ":"..."@", "["..."`", "{"..."~")
  /// ASCII first, then all of Unicode from the low scalars up.
  public static let unicode = Alphabet(
    "0"..."9", "a"..."z", "A"..."Z", " "..."/", ":"..."@", "["..."`", "{"..."\u{10FFFF}",
    "\0"..."\u{1F}")
  /// `0` to `9`.
  public static let digits = Alphabet("0"..."9")
  /// `a` to `z`.
  public static let lowercase = Alphabet("a"..."z")

  func scalar(at index: UInt64) -> Unicode.Scalar {
    var rest = index
    for range in ranges {
      if rest < UInt64(range.count) {
        return Unicode.Scalar(range.lowerBound + UInt32(rest)) ?? "0"
      }
      rest -= UInt64(range.count)
    }
    return "0"
  }

  /// The first index of a scalar; nil when the alphabet lacks it.
  func index(of scalar: UInt32) -> UInt64? {
    var before: UInt64 = 0
    for range in ranges {
      if range.contains(scalar) { return before + UInt64(scalar - range.lowerBound) }
      before += UInt64(range.count)
    }
    return nil
  }

  /// Too few characters to write words, lines or numbers with.
  var isSmall: Bool { count < 64 }
}
