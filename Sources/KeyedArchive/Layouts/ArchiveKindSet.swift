/// A set of kinds: what a caller allows in one place.
public struct ArchiveKindSet: OptionSet, Hashable, Sendable {
  /// One bit for each kind, at the kind's own number.
  public let rawValue: UInt32

  /// The set of those bits; bits of no kind allow nothing.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// One kind.
  public init(_ kind: ArchiveKind) {
    rawValue = 1 << UInt32(kind.rawValue)
  }

  /// Nil, as an object.
  public static let null = ArchiveKindSet(.null)
  /// Strings.
  public static let string = ArchiveKindSet(.string)
  /// Booleans, apart from integers.
  public static let bool = ArchiveKindSet(.bool)
  /// Whole numbers.
  public static let integer = ArchiveKindSet(.integer)
  /// Floating-point numbers.
  public static let real = ArchiveKindSet(.real)
  /// Bytes.
  public static let data = ArchiveKindSet(.data)
  /// Dates.
  public static let date = ArchiveKindSet(.date)
  /// UUIDs.
  public static let uuid = ArchiveKindSet(.uuid)
  /// URLs.
  public static let url = ArchiveKindSet(.url)
  /// Arrays.
  public static let array = ArchiveKindSet(.array)
  /// Sets.
  public static let set = ArchiveKindSet(.set)
  /// Ordered sets.
  public static let orderedSet = ArchiveKindSet(.orderedSet)
  /// Counted sets.
  public static let countedSet = ArchiveKindSet(.countedSet)
  /// Dictionaries.
  public static let dictionary = ArchiveKindSet(.dictionary)
  /// Index sets.
  public static let indexSet = ArchiveKindSet(.indexSet)
  /// Index paths.
  public static let indexPath = ArchiveKindSet(.indexPath)
  /// `NSValue`: ranges and geometry.
  public static let value = ArchiveKindSet(.value)
  /// `NSAffineTransform`.
  public static let affineTransform = ArchiveKindSet(.affineTransform)
  /// Attributed strings.
  public static let attributedString = ArchiveKindSet(.attributedString)
  /// Time zones.
  public static let timeZone = ArchiveKindSet(.timeZone)
  /// Locales.
  public static let locale = ArchiveKindSet(.locale)
  /// Calendars.
  public static let calendar = ArchiveKindSet(.calendar)
  /// Date components.
  public static let dateComponents = ArchiveKindSet(.dateComponents)
  /// `NSError`.
  public static let error = ArchiveKindSet(.error)
  /// Decimal numbers.
  public static let decimal = ArchiveKindSet(.decimal)
  /// Measurements.
  public static let measurement = ArchiveKindSet(.measurement)
  /// Units of measurement.
  public static let unit = ArchiveKindSet(.unit)
  /// Regular expressions.
  public static let regularExpression = ArchiveKindSet(.regularExpression)
  /// Notifications.
  public static let notification = ArchiveKindSet(.notification)

  /// Booleans, integers and reals.
  public static let number: ArchiveKindSet = [.bool, .integer, .real]

  /// What a property list can hold.
  public static let propertyList: ArchiveKindSet = [
    .string, .number, .data, .date, .array, .dictionary,
  ]

  /// Every kind there is a layout for.
  public static let all = ArchiveKindSet(rawValue: (1 << UInt32(ArchiveKind.allCases.count)) - 1)

  private static let numbers: [(kind: ArchiveKind, name: String)] = [
    (.bool, "NSNumber (boolean)"), (.integer, "NSNumber (integer)"), (.real, "NSNumber (real)"),
  ]

  /// The classes of all kinds of the set, for errors; numbers by what they are.
  var classNames: [String] {
    var names: [String] = []
    for kind in ArchiveKind.allCases where contains(ArchiveKindSet(kind)) {
      let number = Self.numbers.first { $0.kind == kind }
      names += number.map { [$0.name] } ?? kind.classNames
    }
    return names
  }
}
