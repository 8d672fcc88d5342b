/// An archived attributed string: its text, and the attributes of each run.
public struct ArchiveAttributedString: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// UTF-16 code units.
    public var length: UInt64
    /// Index into `attributes`.
    public var attributes: Int

    /// A run.
    public init(length: UInt64, attributes: Int) {
      self.length = length
      self.attributes = attributes
    }
  }

  /// The characters, without attributes.
  public var text: String
  /// Runs in order; their lengths add up to the UTF-16 length of `text`.
  public var runs: [Run]
  /// Dictionaries that the runs share.
  public var attributes: [ArchiveValue]

  /// An attributed string of the given parts.
  public init(text: String, runs: [Run] = [], attributes: [ArchiveValue] = []) {
    self.text = text
    self.runs = runs
    self.attributes = attributes
  }
}
