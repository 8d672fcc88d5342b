/// Dates: seconds since 2001.
enum DateFamily: ArchiveFamily {
  static let classNames = ["NSDate"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(.value(.date(try reader.requiredReal("NS.time"))))
  }
}

extension ArchiveKindSet {
  /// Dates.
  public static let date = ArchiveKindSet(.date)
}
