import PropertyEngine

/// Intervals of time, and what happens again and again.
extension LaterChallenges {
  static let times = [cutInterval, ageInYears, busyHours, periodicMeeting]

  /// What is left of an interval without another one is as long as counting says.
  static let cutInterval = UnseenChallenge(
    "cut_interval",
    zip(
      Generator<Int>.int(in: 0...500), Generator<Int>.int(in: 1...100),
      Generator<Int>.int(in: 0...500), Generator<Int>.int(in: 1...100)),
    minimum: "(0, 2, 0, 1)"
  ) { start, length, otherStart, otherLength in
    let whole = start..<start + length
    let other = otherStart..<otherStart + otherLength
    let left = whole.count(where: { !other.contains($0) })
    // The mistake: what follows the other one is lost.
    if whole.contains(other.lowerBound) { return left != other.lowerBound - start }
    if other.contains(start) { return left != max(whole.upperBound - other.upperBound, 0) }
    return left != length
  }

  /// Somebody's age is a year less in a month or on a day of the month before the birthday's.
  static let ageInYears = UnseenChallenge(
    "age_in_years",
    zip(
      Generator<Int>.int(in: 1950...2020), Generator<Int>.int(in: 1...12),
      Generator<Int>.int(in: 1...28), Generator<Int>.int(in: 1...80),
      Generator<Int>.int(in: 1...12), Generator<Int>.int(in: 1...28)),
    minimum: "(1950, 1, 2, 1, 2, 1)",
    argument: UnseenChallenge.Argument(
      reason: "the years do not matter; of the months and days only the order does", indices: [],
      greatestIndex: 2)
  ) { _, month, day, _, laterMonth, laterDay in
    let isBefore = (laterMonth, laterDay) < (month, day)
    return (laterMonth < month || laterDay < day) != isBefore
  }

  /// The hours that meetings take are added up in the order of their starts.
  static let busyHours = UnseenChallenge(
    "busy_hours",
    zip(Generator<Int>.int(in: 0...20), Generator<Int>.int(in: 1...10)).array(count: 0...12),
    minimum: "[(0, 2), (0, 1), (0, 2)]"
  ) { meetings in
    var busy = 0
    var end = 0
    for (start, length) in sorted(meetings, by: \.0) {
      busy += max(start + length - max(start, end), 0)
      // The mistake: an earlier meeting may end later.
      end = start + length
    }
    return busy != Set(meetings.flatMap { $0.0..<$0.0 + $0.1 }).count
  }

  /// Two things that happen again and again meet within the first ten times of the first, or never.
  static let periodicMeeting = UnseenChallenge(
    "periodic_meeting",
    zip(
      Generator<Int>.int(in: 0...60), Generator<Int>.int(in: 1...30),
      Generator<Int>.int(in: 0...60), Generator<Int>.int(in: 1...30)),
    minimum: "(0, 1, 10, 1)"
  ) { start, period, otherStart, otherPeriod in
    func meets(_ times: Range<Int>) -> Bool {
      times.contains { time in
        let distance = start + time * period - otherStart
        return distance >= 0 && distance % otherPeriod == 0
      }
    }
    return meets(0..<200) && !meets(0..<10)
  }
}
