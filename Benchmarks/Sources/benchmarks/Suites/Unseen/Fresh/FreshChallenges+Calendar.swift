import PropertyEngine

/// Dates, and limits on how much may happen in a time.
extension FreshChallenges {
  static let calendar = [anniversary, longYear, slidingWindow, lostTokens]

  /// The same day some years later exists.
  static let anniversary = UnseenChallenge(
    "anniversary",
    Generator { draw in
      let year = try draw(.int(in: 1900...2100))
      let month = try draw(.int(in: 1...12))
      let day = try draw(.int(in: 1...days(year)[month - 1]))
      return (year, month, day, try draw(.int(in: 0...100)))
    }, minimum: "(1904, 2, 29, 1)"
  ) { year, month, day, later in
    day > days(year + later)[month - 1]
  }

  private static func days(_ year: Int) -> [Int] {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// No day lies in a week 53.
  static let longYear = UnseenChallenge(
    "long_year",
    Generator { draw in
      let year = try draw(.int(in: 2000...2100))
      return (year, try draw(.int(in: 1...(isLeap(year) ? 366 : 365))))
    }, minimum: "(2004, 362)"
  ) { year, day in
    let week = (day - weekday(year, day) + 10) / 7
    return (week == 0 ? weeks(year - 1) : week > weeks(year) ? 1 : week) > 52
  }

  /// Monday is 1; the first day of 1900 was one.
  private static func weekday(_ year: Int, _ day: Int) -> Int {
    ((1900..<year).reduce(0) { $0 + days($1).reduce(0, +) } + day - 1) % 7 + 1
  }

  private static func weeks(_ year: Int) -> Int {
    let first = weekday(year, 1)
    return first == 4 || first == 3 && isLeap(year) ? 53 : 52
  }

  /// When three requests are let through in each minute of the clock, no other minute has more.
  static let slidingWindow = UnseenChallenge(
    "sliding_window", Generator<Int>.int(in: 0...100).array(count: 0...50),
    minimum: "[1, 0, 0, 59]"
  ) { gaps in
    var second = 0
    var admitted: [Int] = []
    for gap in gaps {
      second += gap
      if admitted.count(where: { $0 / 60 == second / 60 }) < 3 { admitted.append(second) }
    }
    return zip(admitted, admitted.dropFirst(3)).contains { $1 - $0 < 60 }
  }

  /// A bucket that is filled by whole tokens at each visit lacks at most one.
  static let lostTokens = UnseenChallenge(
    "lost_tokens",
    zip(Generator<Int>.int(in: 1...50), Generator<Int>.int(in: 0...1_000).array(count: 0...50)),
    minimum: "(1, [2, 999, 999])",
    argument: UnseenChallenge.Argument(
      reason: "each visit loses less than one token, so there are three; one a second, they must "
        + "lie two seconds apart in all, and 999 thousandths is the longest that gives none",
      indices: [999])
  ) { perSecond, gaps in
    let granted = gaps.reduce(0) { $0 + $1 * perSecond / 1_000 }
    return gaps.reduce(0, +) * perSecond / 1_000 - granted > 1
  }
}
