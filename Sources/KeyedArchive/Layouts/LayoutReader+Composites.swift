/// Objects that hold others and are not containers.
extension LayoutReader {
  func calendar() throws(ArchiveError) -> ArchiveLayout {
    let firstWeekday = try integer("NS.firstwkdy")
    let minimumDays = try integer("NS.mindays")
    for (key, number) in [("NS.firstwkdy", firstWeekday), ("NS.mindays", minimumDays)] {
      // 0 is how writers say that the locale decides.
      guard let number, !(0...7).contains(number) else { continue }
      throw error(
        .invalidValue, key, .expectation(expected: "a number from 0 to 7", found: "\(number)"))
    }
    return ArchiveLayout(
      .calendar(
        identifier: try requiredString("NS.identifier"), firstWeekday: firstWeekday,
        minimumDaysInFirstWeek: minimumDays),
      children: [
        try child("NS.timezone"), try child("NS.locale"), try child("NS.gstartdate"),
      ])
  }

  /// The numeric components, by the keys they are stored under.
  private static let componentKeys: [StaticString] = [
    "NS.era", "NS.year", "NS.quarter", "NS.month", "NS.day", "NS.hour", "NS.minute", "NS.second",
    "NS.nanosec", "NS.weekOfYear", "NS.weekOfMonth", "NS.yearForWOY", "NS.weekday",
    "NS.weekdayOrdinal", "NS.week", "NS.dayOfYear",
  ]

  func dateComponents() throws(ArchiveError) -> ArchiveLayout {
    var components: [ArchiveDateComponents.Component] = []
    for key in Self.componentKeys {
      // The largest integer is how writers say that a component is not set.
      guard let number = try integer(key), number != Int64.max else { continue }
      components.append(.init(String("\(key)".dropFirst(3)), number))
    }
    if let isLeap = try bool("NS.isLeapMonth") {
      components.append(.init("isLeapMonth", isLeap ? 1 : 0))
    }
    return ArchiveLayout(
      .dateComponents(components), children: [try child("NS.calendar"), try child("NS.timezone")])
  }

  func errorObject() throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(
      .error(domain: try requiredString("NSDomain"), code: try requiredInteger("NSCode")),
      children: [try child("NSUserInfo")])
  }

  func measurement() throws(ArchiveError) -> ArchiveLayout {
    let value = try requiredReal("NS.value")
    guard let unit = try child("NS.unit") else { throw missing("NS.unit", expected: "a unit") }
    return ArchiveLayout(.measurement(value: value), children: [unit])
  }

  func notification() throws(ArchiveError) -> ArchiveLayout {
    // The object may be nil; that it was never written is something else.
    guard find("NS.object") != nil else { throw missing("NS.object", expected: "an object or nil") }
    return ArchiveLayout(
      .notification(name: try requiredString("NS.name")),
      children: [try child("NS.object"), try child("NS.userinfo")])
  }
}
