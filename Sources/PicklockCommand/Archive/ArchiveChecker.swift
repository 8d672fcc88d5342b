import KeyedArchive

/// Looks at every object of an archive, and at what its root is.
struct ArchiveChecker {
  var limits = ArchiveLimits.standard
  /// Classes that the root may have, itself or above it; any where it is empty.
  var roots: [String] = []
  /// The entry of `$top` that is the root.
  var top = "root"

  /// What a whole archive is.
  struct Facts {
    var format: PropertyListFormat
    var objects: Int
    var archiver: String
    var top: [Entry]
    /// Names of all classes, each once, in order.
    var classes: [String]

    /// In a line.
    var words: String {
      "\(objects) objects; \(top.map { "\($0.key): \($0.words)" }.joined(separator: ", "))"
    }
  }

  /// An entry of `$top`.
  struct Entry {
    var key: String
    /// `object`, `nil`, or the type of a scalar.
    var kind: String
    /// The object's class, or what else there is.
    var words: String
    var className: String?
    var identifier: UInt32?
  }

  /// What a whole archive is. Throws the first contract that is broken.
  func check(_ bytes: [UInt8]) throws(ArchiveError) -> Facts {
    let graph = try ArchiveGraph(bytes, policy: ArchivePolicy(limits: limits, archivers: nil))
    var classes: Set<String> = []
    try graph.checkObjects()
    for id in 1..<max(1, UInt32(graph.objectCount)) {
      if let name = graph.classRecord(id)?.name { classes.insert(name) }
    }
    if !roots.isEmpty { try checkRoot(graph) }
    return Facts(
      format: bytes.starts(with: Array("bplist".utf8)) ? .binary : .xml,
      objects: graph.objectCount, archiver: graph.archiver,
      top: graph.top.map { Self.entry($0, graph) }, classes: classes.sorted())
  }

  private func checkRoot(_ graph: ArchiveGraph) throws(ArchiveError) {
    let (found, names) = try root(graph)
    guard names.contains(where: roots.contains) else {
      throw ArchiveError(
        .classNotAllowed, path: ArchivePath([.top(top)]),
        detail: .classes(found: found, allowed: roots))
    }
  }

  /// What the root is, and the classes that it is of.
  private func root(
    _ graph: ArchiveGraph
  ) throws(ArchiveError) -> (found: String, names: [String]) {
    if let slot = graph.topSlot(top), graph.uid(slot) == nil {
      return (graph.description(slot), Self.classNames(ofPlain: slot, graph))
    }
    let id = try graph.root(top)
    let found = Self.kind(of: id, in: graph)
    switch graph.kind(of: id) {
    case .plain(let slot): return (found, Self.classNames(ofPlain: slot, graph))
    case .instance(let classIdentifier):
      let record = graph.classRecord(classIdentifier)
      return (found, record.map { [$0.name] + $0.hierarchy } ?? [])
    case .null, .classRecord, nil: return (found, [])
    }
  }

  /// The classes of what a value without a class record becomes.
  private static func classNames(ofPlain slot: ArchiveSlot, _ graph: ArchiveGraph) -> [String] {
    if graph.string(slot) != nil { return ["NSString"] }
    if graph.data(slot) != nil { return ["NSData"] }
    if graph.date(slot) != nil { return ["NSDate"] }
    let isNumber =
      graph.bool(slot) != nil || graph.integer(slot) != nil || graph.real(slot) != nil
    return isNumber ? ["NSNumber", "NSValue"] : []
  }

  private static func entry(_ field: ArchiveField, _ graph: ArchiveGraph) -> Entry {
    guard let id = graph.uid(field.slot) else {
      let words = graph.description(field.slot)
      return Entry(key: field.key, kind: "scalar", words: words)
    }
    let words = kind(of: id, in: graph)
    return Entry(
      key: field.key, kind: id == 0 ? "nil" : "object", words: words,
      className: graph.className(of: id), identifier: id == 0 ? nil : id)
  }

  /// The class of an object, or what else the entry is.
  private static func kind(of id: UInt32, in graph: ArchiveGraph) -> String {
    switch graph.kind(of: id) {
    case .null, nil: "nil"
    case .plain(let slot): graph.description(slot)
    case .instance: graph.className(of: id) ?? "an object"
    case .classRecord: "a class record"
    }
  }
}
