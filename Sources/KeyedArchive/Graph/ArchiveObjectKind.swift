/// What an entry of `$objects` is.
public enum ArchiveObjectKind: Hashable, Sendable {
  /// `$null`: nil.
  case null
  /// A string, number, boolean, data or date that is its own object.
  case plain(ArchiveSlot)
  /// An object of the class that this entry of `$objects` records.
  case instance(classIdentifier: UInt32)
  /// A class record, which no reference but `$class` leads to.
  case classRecord
}
