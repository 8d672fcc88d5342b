/// Numbers that are objects with a class. One class has three kinds.
enum NumberFamily: ArchiveFamily {
  static let classNames = ["NSNumber"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    if let value = try reader.bool("NS.boolval") { return ArchiveLayout(.value(.bool(value))) }
    if let value = try reader.integer("NS.intval") {
      return ArchiveLayout(.value(.integer(Int128(value))))
    }
    if let value = try reader.real("NS.dblval") { return ArchiveLayout(.value(.real(value))) }
    throw reader.missing("NS.intval", expected: "a number")
  }
}

extension ArchiveKindSet {
  /// Booleans, apart from integers.
  public static let bool = ArchiveKindSet(.bool)
  /// Whole numbers.
  public static let integer = ArchiveKindSet(.integer)
  /// Floating-point numbers.
  public static let real = ArchiveKindSet(.real)
  /// Booleans, integers and reals.
  public static let number: ArchiveKindSet = [.bool, .integer, .real]
}
