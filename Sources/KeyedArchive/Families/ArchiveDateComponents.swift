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

extension ArchiveDateComponents: BuiltInFamily {
  static let kind = ArchiveKind.dateComponents
  static let classNames = ["NSDateComponents"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    var components: [ArchiveDateComponents.Component] = []
    for key in Self.componentKeys {
      // The largest integer is how writers say that a component is not set.
      guard let number = try reader.integer(key), number != Int64.max else { continue }
      components.append(.init(String("\(key)".dropFirst(3)), number))
    }
    if let isLeap = try reader.bool("NS.isLeapMonth") {
      components.append(.init("isLeapMonth", isLeap ? 1 : 0))
    }
    return ArchiveLayout(
      ArchiveDateComponents(components),
      holding: [try reader.child("NS.calendar"), try reader.child("NS.timezone")])
  }

  /// The numeric components, by the keys they are stored under.
  private static let componentKeys: [StaticString] = [
    "NS.era", "NS.year", "NS.quarter", "NS.month", "NS.day", "NS.hour", "NS.minute", "NS.second",
    "NS.nanosec", "NS.weekOfYear", "NS.weekOfMonth", "NS.yearForWOY", "NS.weekday",
    "NS.weekdayOrdinal", "NS.week", "NS.dayOfYear",
  ]

  func kindsOfChild(_ index: Int) -> ArchiveKindSet? { [.calendar, .timeZone][index] }

  func holding(_ children: [ArchiveValue?]) -> ArchiveDateComponents {
    ArchiveDateComponents(
      components, calendar: children.child(0), timeZone: children.child(1))
  }

  /// Components that are not set are written as the largest integer: Foundation takes an absent one
  /// for zero.
  func write(into fields: inout ArchiveFieldEncoder) {
    if let calendar { fields.encode(calendar, forKey: "NS.calendar") }
    if let timeZone { fields.encode(timeZone, forKey: "NS.timezone") }
    var unset = Self.writtenNames
    for component in components {
      unset.removeAll { $0 == component.name }
      if component.name == "isLeapMonth" {
        fields.encode(component.value != 0, forKey: "NS.isLeapMonth")
      } else {
        fields.encode(component.value, forKey: "NS.\(component.name)")
      }
    }
    for name in unset { fields.encode(Int64.max, forKey: "NS.\(name)") }
  }

  private static let writtenNames = [
    "era", "year", "quarter", "month", "day", "hour", "minute", "second", "nanosec", "weekOfYear",
    "weekOfMonth", "yearForWOY", "weekday", "weekdayOrdinal",
  ]

  package var suiteForm: BuiltInForm {
    BuiltInForm(
      "dateComponents",
      .list(components.map { .list([.text($0.name), .whole(Int128($0.value))]) }))
  }
}

extension ArchiveValue {
  /// Date components.
  public static func dateComponents(_ components: ArchiveDateComponents) -> ArchiveValue {
    ArchiveValue(components)
  }
}

extension ArchiveKindSet {
  /// Date components.
  public static let dateComponents = ArchiveKindSet(.dateComponents)
}
