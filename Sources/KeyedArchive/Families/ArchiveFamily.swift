/// The objects of one kind: what archives call their classes, and how they are read.
protocol ArchiveFamily {
  /// The classes of the family, as archives name them.
  static var classNames: [String] { get }
  /// The class that the writer records.
  static var record: ArchiveClassRecord { get }

  /// Reads an object of the family, one level deep.
  ///
  /// - Throws: what is wrong with the object's own fields.
  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout
}

extension ArchiveFamily {
  static var record: ArchiveClassRecord { .foundation(classNames[0]) }
}

extension ArchiveClassRecord {
  /// A class, its superclasses, and `NSObject` last.
  static func foundation(_ names: String...) -> ArchiveClassRecord {
    var hierarchy: [String] = []
    for name in names + ["NSObject"] where !hierarchy.contains(name) { hierarchy.append(name) }
    return ArchiveClassRecord(name: hierarchy[0], hierarchy: hierarchy)
  }
}
