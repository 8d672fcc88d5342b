/// Reads the fields of one object after another; what `ArchiveDecodable` types are built from.
///
/// Each read names a key and the bounds of its value. Numbers and strings may be in the object
/// or be objects of their own: writers differ, and the value is the same.
public struct ArchiveDecoder {
  /// The archive, checked.
  public let graph: ArchiveGraph
  var budget: WorkBudget
  /// The object whose fields are read.
  var object: OpenObject
  /// The objects around it, outermost first.
  var enclosing: [UInt32] = []
  /// What the value being read is an element of; nil when it is a field of `object`.
  var element: ElementPlace?
  /// Objects of classes that are filled later, by identifier.
  var references: [UInt32: AnyObject] = [:]
  var unfilled: [Unfilled] = []
  /// The last class that was allowed for a type: most objects repeat it.
  var lastAllowed: (type: ObjectIdentifier, classID: UInt32)?
  /// Made when the first value of built-in classes is read, then kept: it remembers what it built.
  var builder: BuilderBox?

  /// An object and which of its fields have been read.
  struct OpenObject {
    let id: UInt32
    let node: PropertyListNode
    /// The first 64 fields, one bit each.
    var read: UInt64 = 0
    /// The others, when there are any.
    var readBeyond: Set<Int> = []
  }

  struct ElementPlace {
    let container: UInt32
    let field: StaticString
    let index: Int
  }

  /// Keeps what few decodes need out of the way of all.
  final class BuilderBox {
    var builder: ValueBuilder

    init(_ builder: ValueBuilder) {
      self.builder = builder
    }
  }

  struct Unfilled {
    let id: UInt32
    let fill: (inout ArchiveDecoder) throws(ArchiveError) -> Void
  }

  init(_ graph: ArchiveGraph) {
    self.graph = graph
    budget = graph.budget
    // `$top` has no class; the root is read like a field of it.
    object = OpenObject(id: 0, node: graph.topEntries)
  }

  /// Decodes the object under a key of `$top`.
  ///
  /// - Throws: an error of any family. Nothing is returned that is not whole.
  public static func decode<Value: ArchiveDecodable>(
    _ type: Value.Type, from bytes: [UInt8], at key: String = "root",
    policy: ArchivePolicy = .standard
  ) throws(ArchiveError) -> Value {
    try decode(type, from: try ArchiveGraph(bytes, policy: policy), at: key)
  }

  /// Decodes the object under a key of `$top` of an archive that has been checked.
  ///
  /// - Throws: an error of any family. Nothing is returned that is not whole.
  public static func decode<Value: ArchiveDecodable>(
    _ type: Value.Type, from graph: ArchiveGraph, at key: String = "root"
  ) throws(ArchiveError) -> Value {
    var decoder = ArchiveDecoder(graph)
    let slot = try decoder.root(key)
    let value = try decoder.decodeObject(type, at: slot)
    try decoder.fillAll()
    return value
  }

  /// Decodes what a rule describes, such as an array of objects, under a key of `$top`.
  ///
  /// - Throws: an error of any family. Nothing is returned that is not whole.
  public static func decode<Value>(
    _ rule: ArchiveRule<Value>, from bytes: [UInt8], at key: String = "root",
    policy: ArchivePolicy = .standard
  ) throws(ArchiveError) -> Value {
    var decoder = ArchiveDecoder(try ArchiveGraph(bytes, policy: policy))
    let slot = try decoder.root(key)
    let value = try rule.decode(&decoder, slot)
    try decoder.fillAll()
    return value
  }

  /// Decodes entries of `$top`, read by their keys like the fields of an object. Entries that
  /// `decode` does not ask for are let be.
  ///
  ///     let count = try ArchiveDecoder.decodeTop(from: bytes) { top throws(ArchiveError) in
  ///       try top.integer("count", in: 0...100)
  ///     }
  ///
  /// - Throws: an error of any family. Nothing is returned that is not whole.
  public static func decodeTop<Value>(
    from bytes: [UInt8], policy: ArchivePolicy = .standard,
    _ decode: (inout ArchiveDecoder) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    var decoder = ArchiveDecoder(try ArchiveGraph(bytes, policy: policy))
    let value = try decode(&decoder)
    try decoder.fillAll()
    return value
  }

  private func root(_ key: String) throws(ArchiveError) -> ArchiveSlot {
    guard let slot = graph.topSlot(key) else {
      throw ArchiveError(
        .rootMissing, path: ArchivePath([.top(key)]),
        detail: .expectation(
          expected: "an entry \(ArchiveText.quoted(key))",
          found: graph.top.isEmpty
            ? "no entries"
            : graph.top.prefix(8).map { ArchiveText.quoted($0.key) }.joined(separator: ", ")))
    }
    return slot
  }

  /// Fills the objects that were made empty, and those that this makes, one after another.
  private mutating func fillAll() throws(ArchiveError) {
    var next = 0
    while next < unfilled.count {
      let waiting = unfilled[next]
      next += 1
      object = OpenObject(id: waiting.id, node: graph.object(waiting.id))
      enclosing.removeAll(keepingCapacity: true)
      try waiting.fill(&self)
    }
  }
}
