/// What Foundation on Linux can do with the objects of a class.
struct FoundationTraits: OptionSet {
  let rawValue: UInt8

  /// May be a member of a set and a key of a dictionary.
  static let isHashable = FoundationTraits(rawValue: 1)
  /// Equal objects may have different hashes: one of them alone is safe in a table.
  static let hashesInconsistently = FoundationTraits(rawValue: 2)
  /// May be an attribute of a string with more than one run.
  static let isAttributeValue = FoundationTraits(rawValue: 4)
  /// A subclass inherits a decoder that only Foundation can feed.
  static let hasUnsafeDecoder = FoundationTraits(rawValue: 8)
}
