/// Ordered sets.
enum OrderedSetFamily: ArchiveFamily {
  static let classNames = ["NSOrderedSet", "NSMutableOrderedSet"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(
      .orderedSet, children: try reader.elements("NS.objects", numbered: "NS.object."))
  }
}

extension ArchiveKindSet {
  /// Ordered sets.
  public static let orderedSet = ArchiveKindSet(.orderedSet)
}
