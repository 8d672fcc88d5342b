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

  /// What a property list can hold.
  public static let propertyList: ArchiveKindSet = [
    .string, .number, .data, .date, .array, .dictionary,
  ]

  /// Every kind there is a layout for.
  public static let all = ArchiveKindSet(rawValue: (1 << UInt32(ArchiveKind.allCases.count)) - 1)

  /// The kind with the lowest number; kinds that share a class share a family.
  var first: ArchiveKind? {
    ArchiveKind(rawValue: UInt8(rawValue.trailingZeroBitCount))
  }

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
