import Foundation
import KeyedArchive

/// Calendars, numbers and units.
extension FoundationFactory {
  static func calendar(
    _ identifier: String, _ timeZone: NSTimeZone?, _ locale: NSLocale?, _ firstWeekday: Int64?,
    _ minimumDays: Int64?
  ) -> NSObject? {
    let known: [NSCalendar.Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
      .ISO8601, .indian, .islamic, .islamicCivil, .japanese, .persian, .republicOfChina,
      .islamicTabular, .islamicUmmAlQura,
    ]
    guard let named = known.first(where: { $0.rawValue == identifier }),
      let calendar = NSCalendar(calendarIdentifier: named)
    else { return nil }
    if let timeZone { calendar.timeZone = timeZone as TimeZone }
    if let locale { calendar.locale = locale as Locale }
    if let firstWeekday, firstWeekday > 0 { calendar.firstWeekday = Int(firstWeekday) }
    if let minimumDays, minimumDays > 0 { calendar.minimumDaysInFirstWeek = Int(minimumDays) }
    return calendar
  }

  static func dateComponents(
    _ components: [ArchiveDateComponents.Component], _ calendar: NSCalendar?,
    _ timeZone: NSTimeZone?
  ) -> NSObject? {
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

  static func decimal(_ value: ArchiveDecimal) -> NSObject? {
    if value.isNotANumber { return NSDecimalNumber.notANumber }
    guard let significand = Decimal(string: "\(value.mantissa)") else { return nil }
    let decimal = Decimal(
      sign: value.isNegative ? .minus : .plus, exponent: Int(value.exponent),
      significand: significand)
    return NSDecimalNumber(decimal: decimal)
  }

  static func unit(_ unit: ArchiveUnit) -> NSObject? {
    guard let type = FoundationClasses.units[unit.className] else { return nil }
    guard let dimension = type as? Dimension.Type else {
      let hasConverter = unit.coefficient != nil || unit.reciprocal != nil
      return hasConverter ? nil : type.init(symbol: unit.symbol)
    }
    if unit.reciprocal != nil { return decoded(unit, dimension) }
    guard let coefficient = unit.coefficient else { return nil }
    return dimension.init(
      symbol: unit.symbol,
      converter: UnitConverterLinear(coefficient: coefficient, constant: unit.constant ?? 0))
  }

  /// Foundation's reciprocal converter is not public: its own decoder makes it, from bytes that are
  /// written here.
  private static func decoded(_ unit: ArchiveUnit, _ dimension: Dimension.Type) -> NSObject? {
    do {
      let bytes = try ArchiveEncoder().encode(.unit(unit))
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: dimension, from: Data(bytes))
    } catch {
      return nil
    }
  }

  /// An `NSValue` of one C number, by its Objective-C encoding.
  static func number(
    _ encoding: String, _ integer: Int128?, _ real: Double?, _ bool: Bool?
  ) -> NSObject? {
    switch encoding {
    case "c": integer.flatMap { Int8(exactly: $0) }.map { NSNumber(value: $0) }
    case "C": integer.flatMap { UInt8(exactly: $0) }.map { NSNumber(value: $0) }
    case "s": integer.flatMap { Int16(exactly: $0) }.map { NSNumber(value: $0) }
    case "S": integer.flatMap { UInt16(exactly: $0) }.map { NSNumber(value: $0) }
    case "i": integer.flatMap { Int32(exactly: $0) }.map { NSNumber(value: $0) }
    case "I": integer.flatMap { UInt32(exactly: $0) }.map { NSNumber(value: $0) }
    case "l", "q": integer.flatMap { Int64(exactly: $0) }.map { NSNumber(value: $0) }
    case "L", "Q": integer.flatMap { UInt64(exactly: $0) }.map { NSNumber(value: $0) }
    case "f": real.flatMap { Float(exactly: $0) }.map { NSNumber(value: $0) }
    case "d": real.map { NSNumber(value: $0) }
    case "B": bool.map { NSNumber(value: $0) }
    default: nil
    }
  }
}
