/// A whole keyed archive as a table of objects that refer to each other by number.
///
/// It keeps what no tree can: which objects are shared, cycles, unknown classes, and the
/// order of everything. Reading a document, writing it and reading it again gives an equal
/// document.
public struct ArchiveDocument: Hashable, Sendable {
  /// The name of the program that wrote the archive: `NSKeyedArchiver` nearly always.
  public var archiver: String
  /// Entries of `$top`, in order.
  public var top: [PropertyListEntry]
  /// `$objects`; the first is always `.null`.
  public var objects: [Object]
  /// Entries of the root dictionary beyond the four that every archive has.
  public var extras: [PropertyListEntry]

  /// The only version of the format there has been.
  public static let version = 100_000

  /// A document of the given parts.
  public init(
    archiver: String = "NSKeyedArchiver", top: [PropertyListEntry] = [],
    objects: [Object] = [.null], extras: [PropertyListEntry] = []
  ) {
    self.archiver = archiver
    self.top = top
    self.objects = objects
    self.extras = extras
  }

  /// One entry of `$objects`.
  public enum Object: Hashable, Sendable {
    /// `$null`, which only object 0 is.
    case null
    /// A string, number, data or date that is its own object.
    case plain(PropertyListValue)
    /// An object with a class (an index into `objects`) and its fields, in order.
    case instance(classIdentifier: UInt32, fields: [PropertyListEntry])
    /// A class record.
    case classRecord(ArchiveClassRecord)
  }
}
