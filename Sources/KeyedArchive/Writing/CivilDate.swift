/// Dates as XML property lists write them: UTC, Gregorian, whole seconds.
enum CivilDate {
  /// 2001-01-01 counted in days from 0000-03-01, where a leap day ends its year.
  private static let epochDays = 730_791
  private static let daysPerEra = 146_097

  /// `2001-01-01T00:00:00Z` for 0; nil outside the years 0 to 9999.
  static func text(_ secondsSince2001: Int64) -> String? {
    guard (-63_145_526_400..<252_455_616_000).contains(secondsSince2001) else { return nil }
    let seconds = Int(secondsSince2001)
    let second = ((seconds % 86_400) + 86_400) % 86_400
    // One era more, so that the first months of the year 0 are not negative.
    let days = (seconds - second) / 86_400 + epochDays + daysPerEra
    let era = days / daysPerEra
    let dayOfEra = days % daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = (era - 1) * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
