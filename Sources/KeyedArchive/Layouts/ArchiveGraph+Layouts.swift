extension ArchiveGraph {
  /// One object of a built-in class, one level deep; nil for objects of other classes and for what
  /// is not an object with a class.
  ///
  /// - Throws: what is wrong with the object's own fields; what it holds is not looked at.
  public func layout(of id: UInt32) throws(ArchiveError) -> ArchiveLayout? {
    guard let name = className(of: id) else { return nil }
    if ArchiveKind.unresolvableClassNames.contains(name) { throw unresolvable(id, name) }
    let kinds = kinds(ofInstance: id, className: name)
    guard !kinds.isEmpty else { return nil }
    return try LayoutReader(graph: self, id: id, node: object(id))
      .layout(className: name, kinds: kinds)
  }

  /// The kinds that an object with a class may be; empty when its class has no built-in layout.
  func kinds(ofInstance id: UInt32, className: String) -> ArchiveKindSet {
    let kinds = ArchiveKind.kinds(ofClass: className) {
      classIdentifier(object(id)).flatMap { classRecord($0)?.hierarchy } ?? []
    }
    guard kinds.isEmpty, let record = classIdentifier(object(id)).flatMap({ classRecord($0) })
    else { return kinds }
    return ArchiveKind.kinds(ofHints: record.hints)
  }

  func unresolvable(_ id: UInt32, _ className: String) -> ArchiveError {
    ArchiveError(
      .unresolvableContent, offset: table.offset(of: objectIndex(id)),
      path: ArchivePath([.object(id)]),
      detail: .reason("\(className) names content outside the archive, which is never resolved"))
  }
}
