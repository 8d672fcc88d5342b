/// An archived calendar.
public struct ArchiveCalendar: Hashable, Sendable {
  /// Foundation's identifier, such as `gregorian`.
  public var identifier: String
  /// A time zone; nil when the archive does not say.
  public var timeZone: ArchiveValue?
  /// A locale; nil when the archive does not say.
  public var locale: ArchiveValue?
  /// 1 (Sunday) to 7; nil when the archive does not say.
  public var firstWeekday: Int64?
  /// 1 to 7; nil when the archive does not say.
  public var minimumDaysInFirstWeek: Int64?
  /// The start of the Gregorian calendar, a date.
  public var gregorianStart: ArchiveValue?

  /// A calendar with only an identifier.
  public init(identifier: String) {
    self.identifier = identifier
  }
}

extension ArchiveCalendar: BuiltInFamily {
  static let kind = ArchiveKind.calendar
  static let classNames = ["NSCalendar"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let firstWeekday = try reader.integer("NS.firstwkdy")
    let minimumDays = try reader.integer("NS.mindays")
    for (key, number) in [("NS.firstwkdy", firstWeekday), ("NS.mindays", minimumDays)] {
      // 0 is how writers say that the locale decides.
      guard let number, !(0...7).contains(number) else { continue }
      throw reader.error(
        .invalidValue, key, .expectation(expected: "a number from 0 to 7", found: "\(number)"))
    }
    var calendar = ArchiveCalendar(identifier: try reader.requiredString("NS.identifier"))
    calendar.firstWeekday = firstWeekday
    calendar.minimumDaysInFirstWeek = minimumDays
    return ArchiveLayout(
      calendar,
      holding: [
        try reader.child("NS.timezone"), try reader.child("NS.locale"),
        try reader.child("NS.gstartdate"),
      ])
  }

  func kindsOfChild(_ index: Int) -> ArchiveKindSet? { [.timeZone, .locale, .date][index] }

  func holding(_ children: [ArchiveValue?]) -> ArchiveCalendar {
    var calendar = self
    calendar.timeZone = children.child(0)
    calendar.locale = children.child(1)
    calendar.gregorianStart = children.child(2)
    return calendar
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(identifier, forKey: "NS.identifier")
    fields.encode(timeZone, forKey: "NS.timezone")
    fields.encode(locale, forKey: "NS.locale")
    if let firstWeekday { fields.encode(firstWeekday, forKey: "NS.firstwkdy") }
    if let minimumDaysInFirstWeek { fields.encode(minimumDaysInFirstWeek, forKey: "NS.mindays") }
    if let gregorianStart { fields.encode(gregorianStart, forKey: "NS.gstartdate") }
  }

  package var suiteForm: BuiltInForm { BuiltInForm("calendar", .text(identifier)) }
}

extension ArchiveValue {
  /// A calendar.
  public static func calendar(_ calendar: ArchiveCalendar) -> ArchiveValue {
    ArchiveValue(calendar)
  }
}

extension ArchiveKindSet {
  /// Calendars.
  public static let calendar = ArchiveKindSet(.calendar)
}
