import PropertyEngine

/// Texts that match a pattern, and readers of them.
extension LaterChallenges {
  static let patterns = [firstDot, shortMonth, minusTenths, addressPort, noon, checkLetter]

  /// The texts that match; a pattern that is wrong fails each case.
  private static func matches(_ pattern: String) -> Generator<String> {
    do { return try .string(matching: pattern) } catch { return Generator { _ in throw error } }
  }

  /// A mail address ends in what follows its first dot.
  static let firstDot = UnseenChallenge(
    "first_dot", matches(#"[a-z]+(\.[a-z]+)*@[a-z]+\.(com|org)"#), minimum: "a.a@a.com",
    argument: UnseenChallenge.Argument(
      reason: "a second dot is all it takes, whatever the letters are", indices: [],
      greatestIndex: 2)
  ) { text in
    let end = text.split(separator: ".", maxSplits: 1).last
    return end != "com" && end != "org"
  }

  /// A date is one when its day is from 1 to 31.
  static let shortMonth = UnseenChallenge(
    "short_month", matches(#"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"#),
    minimum: "0000-02-30"
  ) { text in
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return true }
    let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return parts[2] > days[parts[1] - 1]
  }

  /// A decimal number in hundredths is the sum of its whole part and its fraction.
  static let minusTenths = UnseenChallenge(
    "minus_tenths", matches(#"-?\d{1,3}(\.\d{1,2})?"#), minimum: "-0.1"
  ) { text in
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    let whole = (Int(parts[0]) ?? 0) * 100
    let digits = parts.count > 1 ? parts[1] : "0"
    let fraction = (Int(digits) ?? 0) * (digits.count == 1 ? 10 : 1)
    // The mistake: the sign is that of the whole part.
    return (isNegative ? -whole : whole) + fraction
      != (isNegative ? -(whole + fraction) : whole + fraction)
  }

  /// A port of up to five digits fits 16 bits.
  static let addressPort = UnseenChallenge(
    "address_port", matches(#"https?://[a-z]+(:\d{1,5})?(/[a-z]*)*"#), minimum: "http://a:65536",
    argument: UnseenChallenge.Argument(
      reason: "only the port matters, and 65536 is the first of five digits that is too great",
      indices: [3, 5, 6], greatestIndex: 0)
  ) { text in
    let parts = text.split(separator: ":")
    guard parts.count == 3, let port = Int(parts[2].prefix { $0 != "/" }) else { return false }
    return port > 65_535
  }

  /// A time of day is the same after it was written in halves of a day and read again.
  static let noon = UnseenChallenge(
    "noon", matches(#"([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?"#), minimum: "12:00"
  ) { text in
    guard let hour = Int(text.prefix(2)) else { return true }
    // The mistake: the second half begins an hour late.
    let isSecondHalf = hour > 12
    let written = isSecondHalf ? hour - 12 : hour
    return written % 12 + (isSecondHalf ? 12 : 0) != hour
  }

  /// The check sign of a book's number is a digit.
  static let checkLetter = UnseenChallenge(
    "check_letter", matches(#"\d{9}[\dX]"#), minimum: "000000006X"
  ) { text in
    let digits = text.map { $0.wholeNumberValue ?? 10 }
    let sum = zip(digits, (1...10).reversed()).reduce(0) { $0 + $1.0 * $1.1 }
    return sum % 11 == 0 && text.hasSuffix("X")
  }
}
