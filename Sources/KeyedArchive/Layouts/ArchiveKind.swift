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

  /// The family whose file says how objects of this kind are named, read and written: with the case
  /// above, all there is to add for one more.
  var family: any ArchiveFamily.Type {
    switch self {
    case .null: NullFamily.self
    case .string: StringFamily.self
    case .bool, .integer, .real: NumberFamily.self
    case .data: DataFamily.self
    case .date: DateFamily.self
    case .uuid: ArchiveUUID.self
    case .url: ArchiveURL.self
    case .array: ArrayFamily.self
    case .set: SetFamily.self
    case .orderedSet: OrderedSetFamily.self
    case .countedSet: CountedSetFamily.self
    case .dictionary: DictionaryFamily.self
    case .indexSet: ArchiveIndexSet.self
    case .indexPath: ArchiveIndexPath.self
    case .value: ArchiveCValue.self
    case .affineTransform: ArchiveAffineTransform.self
    case .attributedString: ArchiveAttributedString.self
    case .timeZone: ArchiveTimeZone.self
    case .locale: ArchiveLocale.self
    case .calendar: ArchiveCalendar.self
    case .dateComponents: ArchiveDateComponents.self
    case .error: ArchiveErrorObject.self
    case .decimal: ArchiveDecimal.self
    case .measurement: ArchiveMeasurement.self
    case .unit: ArchiveUnit.self
    case .regularExpression: ArchiveRegularExpression.self
    case .notification: ArchiveNotification.self
    }
  }

  /// The classes of the family, as archives name them.
  public var classNames: [String] { family.classNames }

  /// The type of its values, where `ArchiveValue` has no case for them.
  package var valueType: (any BuiltInValue.Type)? { family as? any BuiltInValue.Type }

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
