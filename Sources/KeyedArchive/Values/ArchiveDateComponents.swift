/// Archived date components: only the fields that the archive sets.
public struct ArchiveDateComponents: Hashable, Sendable {
  /// A numeric component.
  public struct Component: Hashable, Sendable {
    /// The name after `NS.`, such as `year`, `month`, `weekofmonth`.
    public var name: String
    /// In the unit that the name says.
    public var value: Int64

    /// A component.
    public init(_ name: String, _ value: Int64) {
      self.name = name
      self.value = value
    }
  }

  /// In the order of the format's table.
  public var components: [Component]
  /// A calendar; nil when the archive does not say.
  public var calendar: ArchiveValue?
  /// A time zone; nil when the archive does not say.
  public var timeZone: ArchiveValue?

  /// Components of the given parts.
  public init(
    _ components: [Component] = [], calendar: ArchiveValue? = nil, timeZone: ArchiveValue? = nil
  ) {
    self.components = components
    self.calendar = calendar
    self.timeZone = timeZone
  }
}
