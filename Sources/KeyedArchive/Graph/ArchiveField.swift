/// A key and the place of its value.
public struct ArchiveField: Hashable, Sendable {
  /// As stored: a user's `$foo` is `$$foo`.
  public let key: String
  /// Where the value is: inline, or a reference to an object.
  public let slot: ArchiveSlot
}
