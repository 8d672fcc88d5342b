import PropertyEngine

extension UnseenChallenge {
  static let dates = [
    fridayThirteenth, durationCarry, monthRoundTrip, timeZoneDay, roomsAtOnce, businessDays,
    shiftHours,
  ]

  /// No day counted from 1970 is a Friday the 13th.
  static let fridayThirteenth = UnseenChallenge(
    "friday_thirteenth", Generator<Int>.int(in: 0...200_000), minimum: "43"
  ) { day in
    (day + 4) % 7 == 5 && civil(day).day == 13
  }

  /// Rounding to whole minutes never makes sixty of them.
  static let durationCarry = UnseenChallenge(
    "duration_carry",
    zip(Generator<Int>.int(in: 0...99), .int(in: 0...59), .int(in: 0...59)),
    minimum: "(0, 59, 30)"
  ) { _, minutes, seconds in
    (minutes * 60 + seconds + 30) / 60 == 60
  }

  /// A month later and a month earlier again is the same day.
  static let monthRoundTrip = UnseenChallenge(
    "month_round_trip",
    Generator { draw in
      let year = try draw(.int(in: 1970...2070))
      let month = try draw(.int(in: 1...12))
      return (year, month, try draw(.int(in: 1...monthLength(year, month))))
    }, minimum: "(1970, 1, 29)"
  ) { year, month, day in
    let later = month == 12 ? (year + 1, 1) : (year, month + 1)
    let clamped = min(day, monthLength(later.0, later.1))
    return min(clamped, monthLength(year, month)) != day
  }

  /// A minute of the day, moved by a zone's quarters of an hour, stays within the day.
  static let timeZoneDay = UnseenChallenge(
    "time_zone_day", zip(Generator<Int>.int(in: 0...1_439), .int(in: -48...56)),
    minimum: "(600, 56)"
  ) { minute, quarters in
    minute + 15 * quarters >= 1_440
  }

  /// Two rooms are enough for the meetings.
  static let roomsAtOnce = UnseenChallenge(
    "rooms_at_once",
    zip(Generator<Int>.int(in: 0...95), .int(in: 1...16)).array(count: 0...12),
    minimum: "[(0, 1), (0, 1), (0, 1)]"
  ) { meetings in
    meetings.contains { start, _ in
      meetings.count { $0.0 <= start && start < $0.0 + $0.1 } > 2
    }
  }

  /// A formula for the end of so many working days agrees with counting them.
  static let businessDays = UnseenChallenge(
    "business_days", zip(Generator<Int>.int(in: 0...365), .int(in: 0...40)), minimum: "(1, 4)"
  ) { start, count in
    var day = start
    var left = count
    while left > 0 {
      day += 1
      if day % 7 < 5 { left -= 1 }
    }
    try assume(start % 7 < 5)
    return day != start + count + count / 5 * 2
  }

  /// Shifts with less than eight hours between them come to at most sixteen hours.
  static let shiftHours = UnseenChallenge(
    "shift_hours",
    zip(Generator<Int>.int(in: 0...20), .int(in: 1...12)).array(count: 0...10),
    minimum: "[(0, 5), (0, 12)]"
  ) { shifts in
    var together = 0
    for (gap, length) in shifts {
      together = gap < 8 ? together + length : length
      if together > 16 { return true }
    }
    return false
  }

  private static func monthLength(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The date of a day counted from 1 January 1970.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970
    var month = 1
    var rest = days
    while rest >= monthLength(year, month) {
      rest -= monthLength(year, month)
      month += 1
      if month == 13 { (year, month) = (year + 1, 1) }
    }
    return (year, month, rest + 1)
  }
}
