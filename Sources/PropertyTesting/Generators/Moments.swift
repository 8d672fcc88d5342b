internal import Foundation

/// Points in time as milliseconds from the reference date, 2001-01-01 00:00:00 UTC.
enum Moments {
  /// The start of the year 1 of the Gregorian calendar, continued backwards, in UTC.
  static let firstDate = date(-730_485 * dayLength)
  /// The last millisecond of the year 9999 in UTC.
  static let lastDate = date(2_921_573 * dayLength + dayLength - 1)

  /// A day in milliseconds, without leap seconds, which `Date` does not count.
  static let dayLength = 86_400_000
  /// The most milliseconds that a double counts one by one.
  private static let most = 1 << 52

  /// Days from the reference date on which calendars, formats and counters go wrong.
  static let tryingDays = [
    // 1900-02-28, 1904-01-01, 1970-01-01, 1970-01-02, 2038-01-19, 1999-12-31, 2000-01-01
    -36_832, -35_430, -11_323, -11_322, 13_532, -367, -366,
    // 2000-02-29, 2004-02-29, 2024-02-29, 2023-12-31, 2024-12-30, 2024-12-31, 2025-01-01
    -307, 1_154, 8_459, 8_399, 8_764, 8_765, 8_766,
    // 2024-03-10, 2024-03-31, 2024-10-27, 2024-11-03, 2000-12-31, 1582-10-15, 2100-02-28
    8_469, 8_490, 8_700, 8_707, -1, -152_750, 36_217,
  ]

  /// The moment nearest to a date in the given direction.
  static func milliseconds(_ date: Date, _ rounding: FloatingPointRoundingRule) -> Int {
    let exact = (date.timeIntervalSinceReferenceDate * 1_000).rounded(rounding)
    precondition(
      exact.magnitude <= Double(most), "dates lie within 142,000 years of the reference date")
    var moment = Int(exact)
    // The product is rounded too, which must not lead out of the range.
    if rounding == .up, self.date(moment) < date { moment += 1 }
    if rounding == .down, self.date(moment) > date { moment -= 1 }
    return moment
  }

  static func date(_ milliseconds: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(milliseconds) / 1_000)
  }

  /// The day that a moment lies in, counted from the reference date.
  static func day(of milliseconds: Int) -> Int {
    Int((Double(milliseconds) / Double(dayLength)).rounded(.down))
  }
}
