import Foundation
import KeyedArchive

extension ArchiveCalendar: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSCalendar": NSCalendar.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let zone = try build.child(0, NSTimeZone.self)
    let region = try build.child(1, NSLocale.self)
    let calendar = calendar(zone, region)
    _ = try build.child(2, NSDate.self)
    return calendar
  }

  private func calendar(_ timeZone: NSTimeZone?, _ locale: NSLocale?) -> NSObject? {
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
    if let minimumDaysInFirstWeek, minimumDaysInFirstWeek > 0 {
      calendar.minimumDaysInFirstWeek = Int(minimumDaysInFirstWeek)
    }
    return calendar
  }
}
