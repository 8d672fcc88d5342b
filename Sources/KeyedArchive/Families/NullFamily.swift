/// Nil, as an object.
enum NullFamily: ArchiveFamily {
  static let classNames = ["NSNull"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(.value(.null))
  }
}

extension ArchiveKindSet {
  /// Nil, as an object.
  public static let null = ArchiveKindSet(.null)
}
