import KeyedArchive

/// Looks at every object of an archive, and at what its root is.
struct ArchiveChecker {
  var limits = ArchiveLimits.standard
  /// Classes that the root may have; any where it is empty.
  var roots: [String] = []

  /// What a whole archive is, in a line. Throws the first contract that is broken.
  func check(_ bytes: [UInt8]) throws(ArchiveError) -> String {
    let graph = try ArchiveGraph(bytes, policy: ArchivePolicy(limits: limits, archivers: nil))
    for id in 1..<max(1, UInt32(graph.objectCount)) { _ = try graph.layout(of: id) }
    let names = graph.top.map { entry in
      "\(entry.key): \(graph.uid(entry.slot).map { Self.kind(of: $0, in: graph) } ?? "a value")"
    }
    if !roots.isEmpty { try checkRoot(graph) }
    return "\(graph.objectCount) objects; \(names.joined(separator: ", "))"
  }

  private func checkRoot(_ graph: ArchiveGraph) throws(ArchiveError) {
    let id = try graph.root()
    guard let name = graph.className(of: id), roots.contains(name) else {
      throw ArchiveError(
        .classNotAllowed, path: ArchivePath([.top("root")]),
        detail: .classes(found: Self.kind(of: id, in: graph), allowed: roots))
    }
  }

  /// The class of an object, or what else the entry is.
  static func kind(of id: UInt32, in graph: ArchiveGraph) -> String {
    switch graph.kind(of: id) {
    case .null, nil: "nil"
    case .plain(let slot): graph.description(slot)
    case .instance: graph.className(of: id) ?? "an object"
    case .classRecord: "a class record"
    }
  }
}
