public import Foundation
public import PropertyEngine

extension Generator where Value == Date {
  /// Dates of `range` in whole milliseconds; the start of 2001 in UTC (`Date`'s reference date) or
  /// the day nearest to it, at midnight, is the simplest.
  ///
  /// A day is drawn first, then a time of day. Random cases often take days on which calendars and
  /// formats go wrong: leap days, ends of years, ends of daylight saving time, 1970 and 2038.
  ///
  /// - Parameter range: by default the years 1 to 9999 in UTC.
  public static func date(in range: ClosedRange<Date>? = nil) -> Generator<Date> {
    let range = range ?? Moments.firstDate...Moments.lastDate
    let least = Moments.milliseconds(range.lowerBound, .up)
    let most = Moments.milliseconds(range.upperBound, .down)
    precondition(least <= most, "the range holds no whole millisecond")
    let firstDay = Moments.day(of: least)
    let lastDay = Moments.day(of: most)
    let days = Generator<Int>.integer(in: firstDay...lastDay, favoring: Moments.tryingDays)
    return Generator { draw in
      let day = try draw(days)
      let start = day * Moments.dayLength
      // Only the first and the last day lack a part.
      let times = max(least - start, 0)...min(most - start, Moments.dayLength - 1)
      let second = try draw.integer(in: times.lowerBound / 1_000...times.upperBound / 1_000)
      let rest = try draw.integer(
        in: max(times.lowerBound - second * 1_000, 0)...min(times.upperBound - second * 1_000, 999))
      return Moments.date(start + second * 1_000 + rest)
    }
  }
}
