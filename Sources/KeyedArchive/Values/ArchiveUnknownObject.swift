/// An object of a class that no built-in layout covers.
public struct ArchiveUnknownObject: Hashable, Sendable {
  /// A field and its value; a nil reference is nil.
  public struct Field: Hashable, Sendable {
    /// The key with its escape removed.
    public var key: String
    /// What the field holds; nil for a nil reference.
    public var value: ArchiveValue?

    /// A field.
    public init(_ key: String, _ value: ArchiveValue?) {
      self.key = key
      self.value = value
    }
  }

  /// The name of the class that was not declared.
  public var className: String
  /// In the order of the archive.
  public var fields: [Field]

  /// An object of the given parts.
  public init(className: String, fields: [Field]) {
    self.className = className
    self.fields = fields
  }
}
