/// The second pass over a binary property list: references become indices, and the graph is
/// checked.
///
/// Objects are visited last to first. Writers put a container before what it holds, so the height
/// of everything below is known by then; where a file does otherwise, a search in depth follows.
struct BinaryLinker {
  /// References of all containers together.
  let childTotal: Int
  let trailer: BinaryTrailer
  let limits: ArchiveLimits

  /// Points containers at their children, sets heights, and returns the table of children.
  func link(
    _ nodes: inout [PropertyListNode], _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> [UInt32] {
    // Whether some container refers to itself or to one before it.
    var needsSearch = false
    let children = try [UInt32](capacity: childTotal) { (children) throws(ArchiveError) in
      var nodes = nodes.mutableSpan
      for index in stride(from: nodes.count - 1, through: 0, by: -1)
      where nodes[index].kind.isContainer {
        let first = children.count
        try linkContainer(index, &nodes, &children, span, &needsSearch)
        if nodes[index].kind == .dictionary {
          let keys = children.span.extracting(first..<first + Int(nodes[index].count))
          try checkKeys(keys, nodes.span, span, &budget)
        }
      }
    }
    if needsSearch { try search(&nodes, children, span, &budget) }
    return children
  }

  private func search(
    _ nodes: inout [PropertyListNode], _ children: [UInt32], _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    try budget.charge(children.count)
    var search = ContainerSearch(nodes: nodes, children: children, limits: limits)
    do throws(ArchiveError) { try search.run() } catch {
      throw ArchiveError(
        error.code, offset: search.failedAt.map { offset(of: $0, span) }, detail: error.detail)
    }
    nodes = search.nodes
  }

  @inline(__always)
  private func linkContainer(
    _ index: Int, _ nodes: inout MutableSpan<PropertyListNode>,
    _ children: inout OutputSpan<UInt32>, _ span: Span<UInt8>, _ needsSearch: inout Bool
  ) throws(ArchiveError) {
    let first = children.count
    // A loop for each width that files have: the compiler folds the width in.
    let height =
      switch trailer.referenceWidth {
      case 1: try resolve(index, width: 1, nodes.span, &children, span, &needsSearch)
      case 2: try resolve(index, width: 2, nodes.span, &children, span, &needsSearch)
      case 4: try resolve(index, width: 4, nodes.span, &children, span, &needsSearch)
      case let width:
        try resolve(index, width: width, nodes.span, &children, span, &needsSearch)
      }
    guard height < limits.depth, height < Int(UInt16.max) else { throw tooDeep(index, span) }
    nodes[index].start = UInt32(truncatingIfNeeded: first)
    nodes[index].height = UInt16(truncatingIfNeeded: height + 1)
  }

  /// Appends the children of a container; the height of the highest.
  @inline(__always)
  private func resolve(
    _ index: Int, width: Int, _ nodes: Span<PropertyListNode>,
    _ children: inout OutputSpan<UInt32>, _ span: Span<UInt8>, _ needsSearch: inout Bool
  ) throws(ArchiveError) -> Int {
    let payload = Int(nodes[index].start)
    let objectCount = UInt64(nodes.count)
    var height: UInt16 = 0
    for child in 0..<nodes[index].childCount {
      let place = payload &+ child &* width
      guard let reference = span.unsigned(at: place, width: width), reference < objectCount
      else { throw badReference(place, span) }
      let target = Int(truncatingIfNeeded: reference)
      children.append(UInt32(truncatingIfNeeded: target))
      // Scalars, and containers that have not been visited, have no height.
      height = max(height, nodes[target].height)
      if target <= index, nodes[target].kind.isContainer { needsSearch = true }
    }
    return Int(height)
  }

  @inline(never)
  private func badReference(_ place: Int, _ span: Span<UInt8>) -> ArchiveError {
    let reference = span.unsigned(at: place, width: trailer.referenceWidth) ?? 0
    return ArchiveError(
      .reference, offset: place,
      detail: .expectation(
        expected: "a reference below \(trailer.objectCount)", found: "\(reference)"))
  }

  @inline(never)
  private func tooDeep(_ index: Int, _ span: Span<UInt8>) -> ArchiveError {
    ArchiveError(
      .tooDeep, offset: offset(of: index, span),
      detail: .limit(.depth, maximum: limits.depth, found: limits.depth + 1))
  }

  private func offset(of node: Int, _ span: Span<UInt8>) -> Int {
    let place = trailer.tableOffset + node * trailer.offsetWidth
    return Int(truncatingIfNeeded: span.unsigned(at: place, width: trailer.offsetWidth) ?? 0)
  }

  /// Keys are strings, each once.
  @inline(__always)
  private func checkKeys(
    _ keys: Span<UInt32>, _ nodes: Span<PropertyListNode>, _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    for key in keys.indices where !nodes[Int(keys[key])].kind.isString {
      throw ArchiveError(
        .keyNotString, offset: offset(of: Int(keys[key]), span),
        detail: .reason("a key of a dictionary is not a string"))
    }
    if let repeated = try KeyComparison.repeated(keys, nodes, span, &budget) {
      throw ArchiveError(
        .duplicateKey, offset: offset(of: repeated, span),
        detail: .reason(
          "a dictionary has this key twice; some readers keep the first, some the last"))
    }
  }
}
