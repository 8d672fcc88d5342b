/// One entry of an archived dictionary.
public struct ArchivePair: Hashable, Sendable {
  /// What the entry is found by; any value can be a key.
  public var key: ArchiveValue
  /// What the key stands for.
  public var value: ArchiveValue

  /// An entry.
  public init(_ key: ArchiveValue, _ value: ArchiveValue) {
    self.key = key
    self.value = value
  }
}
