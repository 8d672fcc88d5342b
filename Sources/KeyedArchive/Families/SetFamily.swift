/// Sets.
enum SetFamily: ArchiveFamily {
  static let classNames = ["NSSet", "NSMutableSet"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    try reader.requireElements(orNumbered: "NS.object.")
    return ArchiveLayout(
      .set, children: try reader.elements("NS.objects", numbered: "NS.object."))
  }
}

extension ArchiveKindSet {
  /// Sets.
  public static let set = ArchiveKindSet(.set)
}
