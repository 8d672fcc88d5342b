/// The second pass over a binary property list: references become indices, and the graph is
/// checked.
///
/// Objects are visited last to first. Writers put a container before what it holds, so the height
/// of everything below is known by then; where a file does otherwise, a search in depth follows.
struct BinaryLinker {
  private(set) var nodes: [PropertyListNode]
  private(set) var children: [UInt32]
  private let trailer: BinaryTrailer
  private let limits: ArchiveLimits
  /// Whether some container refers to itself or to one before it.
  private var needsSearch = false

  init(
    nodes: [PropertyListNode], childTotal: Int, trailer: BinaryTrailer, limits: ArchiveLimits
  ) {
    self.nodes = nodes
    self.trailer = trailer
    self.limits = limits
    children = []
    children.reserveCapacity(childTotal)
  }

  mutating func link(
    _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    for index in stride(from: nodes.count - 1, through: 0, by: -1)
    where nodes[index].kind.isContainer {
      try linkContainer(index, span)
      if nodes[index].kind == .dictionary { try checkKeys(of: index, span, &budget) }
    }
    if needsSearch {
      try budget.charge(children.count)
      var search = ContainerSearch(nodes: nodes, children: children, limits: limits)
      do throws(ArchiveError) { try search.run() } catch {
        throw ArchiveError(
          error.code, offset: search.failedAt.map { offset(of: $0, span) }, detail: error.detail)
      }
      nodes = search.nodes
    }
  }

  private mutating func linkContainer(
    _ index: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) {
    let payload = Int(nodes[index].start)
    let width = trailer.referenceWidth
    let first = children.count
    let count = nodes[index].childCount
    var height = 0
    for child in 0..<count {
      let place = payload &+ child &* width
      guard let reference = span.unsigned(at: place, width: width),
        reference < UInt64(nodes.count)
      else { throw badReference(place, span) }
      let target = Int(truncatingIfNeeded: reference)
      children.append(UInt32(truncatingIfNeeded: target))
      if nodes[target].kind.isContainer {
        if target <= index { needsSearch = true }
        height = max(height, Int(nodes[target].height))
      }
    }
    nodes[index].start = UInt32(truncatingIfNeeded: first)
    guard height < limits.depth, height < Int(UInt16.max) else { throw tooDeep(index, span) }
    nodes[index].height = UInt16(height + 1)
  }

  private func badReference(_ place: Int, _ span: Span<UInt8>) -> ArchiveError {
    let reference = span.unsigned(at: place, width: trailer.referenceWidth) ?? 0
    return ArchiveError(
      .reference, offset: place,
      detail: .expectation(
        expected: "a reference below \(nodes.count)", found: "\(reference)"))
  }

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
  private func checkKeys(
    of index: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let node = nodes[index]
    let first = Int(node.start)
    for key in first..<first + Int(node.count) where !nodes[Int(children[key])].kind.isString {
      throw ArchiveError(
        .keyNotString, offset: offset(of: Int(children[key]), span),
        detail: .reason("a key of a dictionary is not a string"))
    }
    let keys = KeyComparison(nodes: nodes, children: children, first: first, count: Int(node.count))
    if let repeated = try keys.repeated(span, &budget) {
      throw ArchiveError(
        .duplicateKey, offset: offset(of: repeated, span),
        detail: .reason(
          "a dictionary has this key twice; some readers keep the first, some the last"))
    }
  }
}
