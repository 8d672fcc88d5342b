/// One entry of an archived dictionary.
public struct ArchivePair: Hashable, Sendable {
  public var key: ArchiveValue
  public var value: ArchiveValue

  /// An entry.
  public init(_ key: ArchiveValue, _ value: ArchiveValue) {
    self.key = key
    self.value = value
  }
}
