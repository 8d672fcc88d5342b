/// A keyed archive, or any property list, as people look at it: references followed, containers as
/// what they hold, objects of well-known classes as the values they are.
///
/// Nothing is built: `item(at:)` looks at one place, and what is below is looked at when asked.
public struct ArchiveOutline: Sendable {
  /// The table of objects; of a property list, only its value, under `value`.
  public let document: ArchiveDocument
  /// Whether this is a keyed archive: in other property lists, references lead nowhere.
  public let isArchive: Bool
  let graph: ArchiveGraph?

  /// The outline of an archive that has been read.
  ///
  /// - Throws: `tooMuchWork` where shared containers expand without end.
  public init(_ graph: ArchiveGraph) throws(ArchiveError) {
    document = try graph.document()
    isArchive = true
    self.graph = graph
  }

  /// The outline of a table of objects, whose objects are shown field by field.
  public init(_ document: ArchiveDocument) {
    self.document = document
    isArchive = true
    graph = nil
  }

  /// The outline of a property list, whatever it is.
  public init(_ value: PropertyListValue) {
    document = ArchiveDocument(
      archiver: "", top: [PropertyListEntry("value", value)], objects: [])
    isArchive = false
    graph = nil
  }

  /// Entries of `$top`.
  public var top: [Entry] {
    document.top.map { Entry(.field($0.key), $0.value) }
  }

  /// How a value is found in what holds it.
  public enum Label: Hashable, Sendable {
    /// A field of an object or an entry of `$top`, under its stored key.
    case field(String)
    /// An element or member, counted from 0.
    case index(Int)
    /// The key of an entry of a dictionary, in general a reference.
    case key(PropertyListValue)
  }

  /// A value and how it is found.
  public struct Entry: Hashable, Sendable {
    /// How it is found in what holds it.
    public let label: Label
    /// The value, in general a reference.
    public let value: PropertyListValue
    /// How many times a counted set holds it; 1 elsewhere.
    public let count: UInt64

    init(_ label: Label, _ value: PropertyListValue, count: UInt64 = 1) {
      self.label = label
      self.value = value
      self.count = count
    }
  }

  /// What is in one place.
  public struct Item: Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A reference of 0.
      case nothing
      /// A value that holds no other.
      case value(ArchiveValue)
      /// Entries are the elements.
      case array
      /// Entries are the members.
      case set
      /// Entries are the members, in order.
      case orderedSet
      /// Entries are the members, each with its count.
      case countedSet
      /// Entries are the entries.
      case dictionary
      /// Entries are the fields.
      case object
      /// The record of a class, which no sound reference leads to.
      case classRecord(ArchiveClassRecord)
      /// A reference that leads to no object.
      case reference(UInt32)
    }

    /// What it is.
    public var kind: Kind
    /// The number of the object, if it is one.
    public var identifier: UInt32?
    /// The name of the object's class, if it has one.
    public var className: String?
    /// What it holds.
    public var entries: [Entry] = []
    /// What is wrong with the object's own fields, which are then shown as they are.
    public var fault: ArchiveError?
  }
}
