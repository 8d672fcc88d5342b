/// What the owner of a directory may do in it, by its mode.
struct ModelFolderMode: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// Read the names in it.
  static let list = ModelFolderMode(rawValue: 0o400)
  /// Make and remove names in it, where it can be searched too.
  static let change = ModelFolderMode(rawValue: 0o200)
  /// Go through it.
  static let search = ModelFolderMode(rawValue: 0o100)
  /// Everything.
  static let all: ModelFolderMode = [.list, .change, .search]

  /// The modes of the directories of a new container.
  static let usual = [ModelFolderMode](repeating: .all, count: DeviceFolder.allCases.count)
}
