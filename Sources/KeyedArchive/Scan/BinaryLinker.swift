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
    var children = [UInt32](filledWith: 0, count: childTotal)
    let used = try fill(&children, &nodes, span, &needsSearch, &budget)
    children.removeLast(childTotal - used)
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

  /// Returns how many entries the table of children has: arrays with the same references share
  /// theirs.
  @inline(never)
  private func fill(
    _ children: inout [UInt32], _ nodes: inout [PropertyListNode], _ span: Span<UInt8>,
    _ needsSearch: inout Bool, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int {
    var children = children.mutableSpan
    var nodes = nodes.mutableSpan
    var first = 0
    // Where among the children the keys are that were last found to be different strings: most
    // dictionaries of an archive have the same.
    var known = 0..<0
    var list = RepeatedList(referenceWidth: trailer.referenceWidth)
    var index = nodes.count
    while index > 0 {
      index &-= 1
      let node = nodes[index]
      guard node.kind.isContainer else { continue }
      let place = Int(node.start)
      let isList = node.kind == .array && node.count > 1
      if isList, list.isRepeated(place, count: Int(node.count), span) {
        nodes[index].start = UInt32(truncatingIfNeeded: list.first)
        nodes[index].height = UInt16(truncatingIfNeeded: list.height &+ 1)
        continue
      }
      let end = first &+ node.childCount
      guard
        let height = resolve(
          index, at: place, first..<end, nodes.span, &children, span, &needsSearch)
      else { throw badReference(node, span) }
      guard height < limits.depth, height < Int(UInt16.max) else { throw tooDeep(index, span) }
      nodes[index].start = UInt32(truncatingIfNeeded: first)
      nodes[index].height = UInt16(truncatingIfNeeded: height &+ 1)
      if isList {
        list.replace(place, count: Int(node.count), first: first, height: height)
      } else if node.kind == .dictionary {
        let keys = first..<first &+ Int(node.count)
        if !Self.areSame(keys, known, children.span) {
          try checkKeys(children.span.extracting(keys), nodes.span, span, &budget)
          known = keys
        }
      }
      first = end
    }
    return first
  }

  /// Whether two stretches of the table of children are the same nodes.
  @inline(__always)
  private static func areSame(
    _ one: Range<Int>, _ other: Range<Int>, _ children: Span<UInt32>
  ) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count
    where children[one.lowerBound &+ index] != children[other.lowerBound &+ index] {
      return false
    }
    return true
  }

  /// Sets the children of a container whose references start at `place`; the height of the highest,
  /// or nil when one refers to no object.
  @inline(__always)
  private func resolve(
    _ index: Int, at place: Int, _ range: Range<Int>, _ nodes: Span<PropertyListNode>,
    _ children: inout MutableSpan<UInt32>, _ span: Span<UInt8>, _ needsSearch: inout Bool
  ) -> Int? {
    let width = trailer.referenceWidth
    var place = place
    var height: UInt16 = 0
    for child in range {
      // The offset table and the trailer follow, so that a whole word can be read.
      guard let reference = span.word(at: place, firstBytes: width),
        reference < UInt64(nodes.count)
      else { return nil }
      let target = Int(truncatingIfNeeded: reference)
      children[child] = UInt32(truncatingIfNeeded: target)
      // Scalars, and containers that have not been visited, have no height.
      let node = nodes[target]
      height = max(height, node.height)
      if target <= index, node.kind.isContainer { needsSearch = true }
      place &+= width
    }
    return Int(height)
  }

  /// The error for the first reference of a container, not linked yet, that names no object.
  @inline(never)
  private func badReference(_ node: PropertyListNode, _ span: Span<UInt8>) -> ArchiveError {
    let width = trailer.referenceWidth
    let places = (0..<node.childCount).lazy.map { Int(node.start) + $0 * width }
    let place = places.first { place in
      let reference = span.unsigned(at: place, width: width)
      return reference.map { $0 >= UInt64(trailer.objectCount) } ?? true
    }
    let reference = place.flatMap { span.unsigned(at: $0, width: width) } ?? 0
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
