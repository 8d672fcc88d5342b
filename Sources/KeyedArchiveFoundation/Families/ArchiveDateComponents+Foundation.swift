import Foundation
import KeyedArchive

extension ArchiveDateComponents: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSDateComponents": NSDateComponents.self]
  }
  static var traits: FoundationTraits { [.isHashable] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    components(
      try build.child(0, NSCalendar.self), try build.child(1, NSTimeZone.self))
  }

  private func components(_ calendar: NSCalendar?, _ timeZone: NSTimeZone?) -> NSObject? {
    let object = NSDateComponents()
    for component in components {
      let value = Int(component.value)
      switch component.name {
      case "era": object.era = value
      case "year": object.year = value
      case "quarter": object.quarter = value
      case "month": object.month = value
      case "day": object.day = value
      case "hour": object.hour = value
      case "minute": object.minute = value
      case "second": object.second = value
      case "nanosec": object.nanosecond = value
      case "weekOfYear", "week": object.weekOfYear = value
      case "weekOfMonth": object.weekOfMonth = value
      case "yearForWOY": object.yearForWeekOfYear = value
      case "weekday": object.weekday = value
      case "weekdayOrdinal": object.weekdayOrdinal = value
      case "isLeapMonth": object.isLeapMonth = value != 0
      default: return nil
      }
    }
    if let calendar { object.calendar = calendar as Calendar }
    if let timeZone { object.timeZone = timeZone as TimeZone }
    return object
  }
}
