/// Classes of Foundation that archives of values name.
enum FoundationClass: Int, CaseIterable {
  case array, set, orderedSet, countedSet, dictionary
  case string, null, date, uuid, url
  case indexSet, indexPath, value, affineTransform
  case attributedString, timeZone, locale, calendar, dateComponents
  case error, decimal, measurement, linearConverter, reciprocalConverter, regularExpression
  case notification

  /// The class as an archive records it.
  var record: ArchiveClassRecord {
    switch self {
    case .array: Self.record("NSArray")
    case .set: Self.record("NSSet")
    case .orderedSet: Self.record("NSOrderedSet")
    case .countedSet: Self.record("NSCountedSet", "NSMutableSet", "NSSet")
    case .dictionary: Self.record("NSDictionary")
    case .string: Self.record("NSString")
    case .null: Self.record("NSNull")
    case .date: Self.record("NSDate")
    case .uuid: Self.record("NSUUID")
    case .url: Self.record("NSURL")
    case .indexSet: Self.record("NSIndexSet")
    case .indexPath: Self.record("NSIndexPath")
    case .value: Self.record("NSValue")
    case .affineTransform: Self.record("NSAffineTransform")
    case .attributedString: Self.record("NSAttributedString")
    case .timeZone: Self.record("NSTimeZone")
    case .locale: Self.record("NSLocale")
    case .calendar: Self.record("NSCalendar")
    case .dateComponents: Self.record("NSDateComponents")
    case .error: Self.record("NSError")
    case .decimal:
      Self.record("NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue")
    case .measurement: Self.record("NSMeasurement")
    case .linearConverter: Self.record("NSUnitConverterLinear", "NSUnitConverter")
    case .reciprocalConverter: Self.record("NSUnitConverterReciprocal", "NSUnitConverter")
    case .regularExpression: Self.record("NSRegularExpression")
    case .notification: Self.record("NSNotification")
    }
  }

  /// A unit of measurement: with a converter it is a dimension.
  static func unit(_ name: String, isDimension: Bool) -> ArchiveClassRecord {
    isDimension ? record(name, "NSDimension", "NSUnit") : record(name, "NSUnit")
  }

  /// A class, its superclasses, and `NSObject` last.
  static func record(_ names: String...) -> ArchiveClassRecord {
    var hierarchy: [String] = []
    for name in names + ["NSObject"] where !hierarchy.contains(name) { hierarchy.append(name) }
    return ArchiveClassRecord(name: hierarchy[0], hierarchy: hierarchy)
  }
}
