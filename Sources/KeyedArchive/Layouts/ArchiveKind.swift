/// A family of Foundation classes that archive the same value.
public enum ArchiveKind: UInt8, Hashable, Sendable, CaseIterable {
  case null
  case string
  case bool
  case integer
  case real
  case data
  case date
  case uuid
  case url
  case array
  case set
  case orderedSet
  case countedSet
  case dictionary
  case indexSet
  case indexPath
  /// `NSValue`: ranges, points, sizes, rectangles, insets, and C values of other types.
  case value
  case affineTransform
  case attributedString
  case timeZone
  case locale
  case calendar
  case dateComponents
  case error
  case decimal
  case measurement
  case unit
  case regularExpression
  case notification

  /// The classes of the family, as archives name them.
  public var classNames: [String] {
    switch self {
    case .null: ["NSNull"]
    case .string: ["NSString", "NSMutableString"]
    case .bool, .integer, .real: ["NSNumber"]
    case .data: ["NSData", "NSMutableData"]
    case .date: ["NSDate"]
    case .uuid: ["NSUUID"]
    case .url: ["NSURL"]
    case .array: ["NSArray", "NSMutableArray", "_NSKeyedCoderOldStyleArray"]
    case .set: ["NSSet", "NSMutableSet"]
    case .orderedSet: ["NSOrderedSet", "NSMutableOrderedSet"]
    case .countedSet: ["NSCountedSet"]
    case .dictionary: ["NSDictionary", "NSMutableDictionary"]
    case .indexSet: ["NSIndexSet", "NSMutableIndexSet"]
    case .indexPath: ["NSIndexPath"]
    case .value: ["NSValue"]
    case .affineTransform: ["NSAffineTransform"]
    case .attributedString: ["NSAttributedString", "NSMutableAttributedString"]
    case .timeZone: ["NSTimeZone"]
    case .locale: ["NSLocale"]
    case .calendar: ["NSCalendar"]
    case .dateComponents: ["NSDateComponents"]
    case .error: ["NSError"]
    case .decimal: ["NSDecimalNumber", "NSDecimalNumberPlaceholder"]
    case .measurement: ["NSMeasurement"]
    case .unit: ["NSUnit"]
    case .regularExpression: ["NSRegularExpression"]
    case .notification: ["NSNotification"]
    }
  }

  /// The kinds that objects of a class may be; empty for a class without a built-in layout.
  static func kinds(ofClass name: String, hierarchy: () -> [String]) -> ArchiveKindSet {
    if let kinds = byClassName[name] { return kinds }
    // Units have a class each; what makes one a unit is its superclass.
    guard name.hasPrefix("NSUnit"), hierarchy().contains("NSUnit") else { return [] }
    return [.unit]
  }

  /// The kinds of the first name that has any, among those a reader may fall back on.
  static func kinds(ofHints names: [String]) -> ArchiveKindSet {
    names.lazy.map { kinds(ofClass: $0) { [] } }.first { !$0.isEmpty } ?? []
  }

  private static let byClassName: [String: ArchiveKindSet] = {
    var table: [String: ArchiveKindSet] = [:]
    for kind in allCases {
      for name in kind.classNames { table[name, default: []].insert(ArchiveKindSet(kind)) }
    }
    return table
  }()

  /// Classes whose content names a file, a cache or shared memory: never resolved, whatever is
  /// allowed. Each was once a way to take over a reader.
  static let unresolvableClassNames: Set<String> = [
    "_NSDataFileBackedFuture", "_NSInlineData", "NSSharedKeyDictionary", "NSSharedKeySet",
    "NSKnownKeysDictionary1", "NSKnownKeysMappingStrategy1", "_PFArray", "SGBigUTF8String",
  ]
}
