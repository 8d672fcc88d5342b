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
