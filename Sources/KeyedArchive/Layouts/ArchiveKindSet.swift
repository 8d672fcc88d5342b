/// A set of kinds: what a caller allows in one place.
public struct ArchiveKindSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// One kind.
  public init(_ kind: ArchiveKind) {
    rawValue = 1 << UInt32(kind.rawValue)
  }

  public static let null = ArchiveKindSet(.null)
  public static let string = ArchiveKindSet(.string)
  public static let bool = ArchiveKindSet(.bool)
  public static let integer = ArchiveKindSet(.integer)
  public static let real = ArchiveKindSet(.real)
  public static let data = ArchiveKindSet(.data)
  public static let date = ArchiveKindSet(.date)
  public static let uuid = ArchiveKindSet(.uuid)
  public static let url = ArchiveKindSet(.url)
  public static let array = ArchiveKindSet(.array)
  public static let set = ArchiveKindSet(.set)
  public static let orderedSet = ArchiveKindSet(.orderedSet)
  public static let countedSet = ArchiveKindSet(.countedSet)
  public static let dictionary = ArchiveKindSet(.dictionary)
  public static let indexSet = ArchiveKindSet(.indexSet)
  public static let indexPath = ArchiveKindSet(.indexPath)
  public static let value = ArchiveKindSet(.value)
  public static let affineTransform = ArchiveKindSet(.affineTransform)
  public static let attributedString = ArchiveKindSet(.attributedString)
  public static let timeZone = ArchiveKindSet(.timeZone)
  public static let locale = ArchiveKindSet(.locale)
  public static let calendar = ArchiveKindSet(.calendar)
  public static let dateComponents = ArchiveKindSet(.dateComponents)
  public static let error = ArchiveKindSet(.error)
  public static let decimal = ArchiveKindSet(.decimal)
  public static let measurement = ArchiveKindSet(.measurement)
  public static let unit = ArchiveKindSet(.unit)
  public static let regularExpression = ArchiveKindSet(.regularExpression)
  public static let notification = ArchiveKindSet(.notification)

  /// Booleans, integers and reals.
  public static let number: ArchiveKindSet = [.bool, .integer, .real]

  /// What a property list can hold.
  public static let propertyList: ArchiveKindSet = [
    .string, .number, .data, .date, .array, .dictionary,
  ]

  /// Every kind there is a layout for.
  public static let all = ArchiveKindSet(rawValue: (1 << UInt32(ArchiveKind.allCases.count)) - 1)

  /// The classes of all kinds of the set, for errors; numbers by what they are.
  var classNames: [String] {
    var names: [String] = []
    for kind in ArchiveKind.allCases where contains(ArchiveKindSet(kind)) {
      switch kind {
      case .bool: names.append("NSNumber (boolean)")
      case .integer: names.append("NSNumber (integer)")
      case .real: names.append("NSNumber (real)")
      default: names += kind.classNames
      }
    }
    return names
  }
}
