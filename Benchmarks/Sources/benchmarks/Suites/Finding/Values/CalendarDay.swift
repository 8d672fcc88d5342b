import PropertyEngine

/// A day of the Gregorian calendar, of the years that Python's dates have.
struct CalendarDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  static let generator = Generator { draw in
    let year = try draw(.int(in: 1...9_999))
    let month = try draw(.int(in: 1...12))
    let day = try draw(.int(in: 1...length(of: month, in: year)))
    return CalendarDay(year: year, month: month, day: day)
  }

  /// A day of the same name, of any year.
  func isSameDayOfYear(as other: CalendarDay) -> Bool {
    month == other.month && day == other.day
  }

  /// The other day is the next one, in the same month.
  func isDayBefore(_ other: CalendarDay) -> Bool {
    year == other.year && month == other.month && day + 1 == other.day
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
