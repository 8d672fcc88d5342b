/// What kinds the classes of an archive are of, each looked up once.
struct ClassTable {
  private var last: (classID: UInt32, kinds: ArchiveKindSet) = (0, [])
  private var known: [UInt32: ArchiveKindSet] = [:]

  /// The kinds of a class record: of its name, or of its first hint that has any.
  mutating func kinds(_ classID: UInt32, _ graph: ArchiveGraph) -> ArchiveKindSet {
    if last.classID == classID { return last.kinds }
    let kinds = known[classID] ?? lookUp(classID, graph)
    known[classID] = kinds
    last = (classID, kinds)
    return kinds
  }

  private func lookUp(_ classID: UInt32, _ graph: ArchiveGraph) -> ArchiveKindSet {
    guard let record = graph.classRecord(classID) else { return [] }
    let kinds = ArchiveKind.kinds(ofClass: record.name) { record.hierarchy }
    return kinds.isEmpty ? ArchiveKind.kinds(ofHints: record.hints) : kinds
  }
}
