/// Writes values and objects as keyed archives that Foundation reads.
///
/// The same input gives the same bytes, on every machine and in every run: objects are numbered in
/// the order they are met, breadth first, and nothing is ordered by hash or address. Equal strings
/// and numbers are one object; a class instance is one object however often it is referred to, so
/// identity and cycles survive. Time and memory are linear in what is written, and nesting is
/// walked with a work list, so depth costs no stack.
public struct ArchiveEncoder: Hashable, Sendable {
  /// The form of property list to write.
  public var format: PropertyListFormat
  /// What a reader would apply; an archive that passes one of these is refused here already.
  public var limits: ArchiveLimits
  /// The name in `$archiver`.
  public var archiver = "NSKeyedArchiver"

  /// The key `NSKeyedArchiver` gives to a single root.
  public static let rootKey = "root"

  /// A writer of archives in the given form.
  public init(format: PropertyListFormat = .binary, limits: ArchiveLimits = .standard) {
    self.format = format
    self.limits = limits
  }

  /// The archive of one object under `root`.
  ///
  /// Errors: whatever the object's `encode(into:)` throws, `.tooDeep`, `.tooManyObjects`,
  /// `.inputTooLarge`, `.duplicateKey`, `.invalidValue` and `.integerTooWide` for values the format
  /// cannot hold, `.xmlValue` for what only the binary form can hold.
  public func encode(_ root: some ArchiveEncodable) throws(ArchiveError) -> [UInt8] {
    try encode([(Self.rootKey, .object(root))])
  }

  /// The archive of one Foundation value under `root`. Errors as for an object.
  public func encode(_ root: ArchiveValue) throws(ArchiveError) -> [UInt8] {
    try encode([(Self.rootKey, .value(root))])
  }

  /// The archive of several roots, each under a key of its own. Errors as for an object.
  public func encode(_ roots: [(key: String, item: ArchiveItem)]) throws(ArchiveError) -> [UInt8] {
    let table = try ArchiveFieldEncoder(limits).run(roots, archiver: archiver)
    return try table.encoded(as: format, limits: limits)
  }

  /// The archive whose `$top` has what `encode` writes: scalars in `$top` itself, objects by
  /// reference, as `NSKeyedArchiver` does without a root. Errors as for an object.
  ///
  ///     try ArchiveEncoder().encodeTop { $0.encode(3, forKey: "count") }
  public func encodeTop(
    _ encode: (inout ArchiveFieldEncoder) throws(ArchiveError) -> Void
  ) throws(ArchiveError) -> [UInt8] {
    let table = try ArchiveFieldEncoder(limits).run(archiver: archiver, encode)
    return try table.encoded(as: format, limits: limits)
  }
}
