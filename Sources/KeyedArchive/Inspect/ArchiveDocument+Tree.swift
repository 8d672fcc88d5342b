extension ArchiveDocument {
  /// How much of a document is shown.
  public struct TreeLimits: Hashable, Sendable {
    /// Lines; what is left out is counted.
    public var lines = 2_000
    /// Levels below the root.
    public var depth = 40
    /// Characters of one value.
    public var valueLength = 120

    /// Enough for a screen or two of an ordinary archive.
    public init() {}
  }

  /// The archive as people read it: references followed, cycles and repeats marked, always bounded.
  ///
  ///     NSKeyedArchiver, 4 objects
  ///     root: Memo #1
  ///       text: "draft"
  ///       schema: 1
  public func tree(limits: TreeLimits = TreeLimits()) -> String {
    var writer = TreeWriter(document: self, limits: limits)
    return writer.text()
  }

  /// The object a reference leads to; nil for nil and beyond the objects.
  func object(_ id: UInt32) -> Object? {
    id > 0 && Int(id) < objects.count ? objects[Int(id)] : nil
  }

  /// The name of the class that a class record has.
  func className(_ classIdentifier: UInt32) -> String {
    guard case .classRecord(let record) = object(classIdentifier) else { return "?" }
    return record.name
  }
}
