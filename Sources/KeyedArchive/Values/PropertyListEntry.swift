/// One entry of a property-list dictionary.
public struct PropertyListEntry: Hashable, Sendable {
  /// The key, exactly as stored (a user's `$foo` is `$$foo`).
  public var key: String
  /// What the key stands for.
  public var value: PropertyListValue

  /// An entry.
  public init(_ key: String, _ value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}
