extension ArchiveDocument {
  /// How much of a document is shown.
  public struct TreeLimits: Hashable, Sendable {
    /// How data is shown.
    public enum DataForm: String, Hashable, Sendable, CaseIterable {
      /// Its length and its first 16 bytes.
      case start
      /// Every byte in hexadecimal.
      case hex
      /// Every byte in base 64.
      case base64
      /// Its length.
      case count
    }

    /// Lines; what is left out is counted.
    public var lines = 2_000
    /// Levels below the root; what lies below is counted where it is cut.
    public var depth = 40
    /// Characters of one string.
    public var valueLength = 120
    /// How data is shown.
    public var data = DataForm.start
    /// Whether archives and property lists inside data are shown in their places.
    public var opensData = false
    /// The most that reading one of those may take.
    public var archives = ArchiveLimits.standard
    /// Whether a cut says which option of `picklock archive show` shows the rest.
    public var namesOptions = false

    /// Archives inside data inside archives, at most.
    static let nesting = 8

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
    ArchiveOutline(self).tree(limits: limits)
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

extension ArchiveOutline {
  /// The outline as people read it: cycles and repeats marked, always bounded.
  public func tree(limits: ArchiveDocument.TreeLimits = ArchiveDocument.TreeLimits()) -> String {
    var writer = TreeWriter(self, limits: limits)
    return writer.text()
  }

  /// Every object of an archive by its number, one level deep, references as numbers.
  public func table(limits: ArchiveDocument.TreeLimits = ArchiveDocument.TreeLimits()) -> String {
    ObjectTable(document: document, limits: limits).text()
  }
}
