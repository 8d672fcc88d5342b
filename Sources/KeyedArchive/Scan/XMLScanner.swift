/// Reads an XML property list into the same flat tables, with a stack of its own.
///
/// Only what property lists need of XML: no entities but the five and the numeric ones, no internal
/// subset, no namespaces. Numbers, dates and text are laid out as a binary property list has them,
/// so everything behind the scanner reads one layout.
struct XMLScanner {
  /// A container whose end tag has not come yet.
  struct Open {
    let node: Int
    let isDictionary: Bool
    /// Its first child in `pending`.
    let base: Int
  }

  let limits: ArchiveLimits
  var cursor: ByteCursor
  var budget: WorkBudget
  var payload: [UInt8] = []
  var nodes: [PropertyListNode] = []
  /// Where each node starts in the text.
  var offsets: [UInt32] = []
  var children: [UInt32] = []
  /// Children of the containers that are open, outermost first.
  var pending: [UInt32] = []
  var open: [Open] = []

  static func scan(
    _ bytes: [UInt8], limits: ArchiveLimits, budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListTable {
    let (encoding, mark) = XMLEncoding.detect(bytes.span)
    let text = try encoding.decoded(bytes, mark: mark)
    var scanner = XMLScanner(text, limits: limits, budget: budget)
    do throws(ArchiveError) {
      let root = try scanner.document(encoding)
      budget = scanner.budget
      return PropertyListTable(
        bytes: scanner.payload, nodes: scanner.nodes, children: scanner.children, root: root,
        source: .xml(offsets: encoding.sourceOffsets(scanner.offsets, in: text, mark: mark)))
    } catch {
      let offset = error.offset.map { UInt32(truncatingIfNeeded: $0) }
      let source = encoding.sourceOffsets(offset.map { [$0] } ?? [], in: text, mark: mark)
      throw ArchiveError(
        error.code, offset: source.first.map { Int($0) }, path: error.path, detail: error.detail)
    }
  }

  private init(_ text: [UInt8], limits: ArchiveLimits, budget: WorkBudget) {
    cursor = ByteCursor(text)
    self.limits = limits
    self.budget = budget
  }

  /// The root value of a whole document.
  private mutating func document(_ encoding: XMLEncoding) throws(ArchiveError) -> Int {
    try prologue(encoding)
    let start = try startTag()
    guard start.name == "plist" else {
      throw markup("the first element is not <plist>", at: start.offset)
    }
    guard !start.isEmpty else { throw markup("<plist/> holds no value", at: start.offset) }
    try skipMiscellany()
    guard !cursor.sees("</") else { throw markup("<plist> holds no value", at: start.offset) }
    let root = try element(try startTag())
    while !open.isEmpty {
      try skipMiscellany()
      if cursor.sees("</") { try endTag() } else { _ = try element(try startTag()) }
    }
    try skipMiscellany()
    guard cursor.skip("</plist") else {
      throw markup("<plist> holds more than one value, or is not closed", at: cursor.position)
    }
    try endOfTag()
    try skipMiscellany()
    guard cursor.isAtEnd else { throw markup("text after </plist>", at: cursor.position) }
    return root
  }

  func markup(_ reason: String, at offset: Int) -> ArchiveError {
    ArchiveError(.markup, offset: offset, detail: .reason(reason))
  }

  func invalid(_ reason: String, at offset: Int) -> ArchiveError {
    ArchiveError(.xmlValue, offset: offset, detail: .reason(reason))
  }

  /// Reads one value or opens one container; returns its node.
  private mutating func element(_ tag: Tag) throws(ArchiveError) -> Int {
    if let parent = open.last, parent.isDictionary {
      let isKey = (pending.count - parent.base).isMultiple(of: 2)
      guard isKey == (tag.name == "key") else {
        let reason = isKey ? "a value without a key" : "a key without a value"
        throw markup("\(reason) in <dict>", at: tag.offset)
      }
    } else if tag.name == "key" {
      throw markup("<key> outside <dict>", at: tag.offset)
    }
    let node = nodes.count
    guard node < limits.objects else {
      throw ArchiveError(
        .tooManyObjects, offset: tag.offset,
        detail: .limit(.objects, maximum: limits.objects, found: node + 1))
    }
    try budget.charge(1, offset: tag.offset)
    offsets.append(UInt32(truncatingIfNeeded: tag.offset))
    if let parent = open.last {
      try checkCount(parent)
      pending.append(UInt32(truncatingIfNeeded: node))
    }
    switch tag.name {
    case "dict", "array": try openContainer(tag, node)
    default: nodes.append(try scalar(tag))
    }
    return node
  }

  private func checkCount(_ parent: Open) throws(ArchiveError) {
    let count = (pending.count - parent.base) / (parent.isDictionary ? 2 : 1)
    guard count < limits.containerCount else {
      throw ArchiveError(
        .containerTooLarge, offset: Int(offsets[parent.node]),
        detail: .limit(.containerCount, maximum: limits.containerCount, found: count + 1))
    }
  }

  private mutating func openContainer(_ tag: Tag, _ node: Int) throws(ArchiveError) {
    guard open.count < limits.depth, open.count < Int(UInt16.max) else {
      throw ArchiveError(
        .tooDeep, offset: tag.offset,
        detail: .limit(.depth, maximum: limits.depth, found: open.count + 1))
    }
    nodes.append(PropertyListNode(tag.name == "dict" ? .dictionary : .array))
    open.append(Open(node: node, isDictionary: tag.name == "dict", base: pending.count))
    if tag.isEmpty { try close(at: tag.offset) }
  }

  /// An end tag, which must be of the innermost open container.
  private mutating func endTag() throws(ArchiveError) {
    let offset = cursor.position
    guard let container = open.last else {
      throw markup("an end tag where a value should be", at: offset)
    }
    guard container.isDictionary ? cursor.skip("</dict") : cursor.skip("</array") else {
      let name = container.isDictionary ? "<dict>" : "<array>"
      throw markup("\(name) is not closed by this end tag", at: offset)
    }
    try endOfTag()
    try close(at: offset)
  }

  /// Moves the children of the innermost container to the table.
  private mutating func close(at offset: Int) throws(ArchiveError) {
    let container = open.removeLast()
    let members = pending.count - container.base
    let first = children.count
    if container.isDictionary {
      guard members.isMultiple(of: 2) else { throw markup("a key without a value", at: offset) }
      for index in stride(from: container.base, to: pending.count, by: 2) {
        children.append(pending[index])
      }
      for index in stride(from: container.base + 1, to: pending.count, by: 2) {
        children.append(pending[index])
      }
    } else {
      children.append(contentsOf: pending[container.base...])
    }
    pending.removeSubrange(container.base...)
    try finish(container, first: first, members: members)
  }

  private mutating func finish(
    _ container: Open, first: Int, members: Int
  ) throws(ArchiveError) {
    let node = container.node
    let height = children[first...].reduce(0) { max($0, nodes[Int($1)].height) }
    nodes[node].start = UInt32(truncatingIfNeeded: first)
    nodes[node].count = UInt32(truncatingIfNeeded: container.isDictionary ? members / 2 : members)
    nodes[node].height = height + 1
    guard container.isDictionary else { return }
    try checkKeys(of: node)
    try replaceUID(node)
  }

  private mutating func checkKeys(of node: Int) throws(ArchiveError) {
    var budget = budget
    let repeated = try repeatedKey(of: node, &budget)
    self.budget = budget
    guard let repeated else { return }
    throw ArchiveError(
      .duplicateKey, offset: Int(offsets[repeated]),
      detail: .reason("a <dict> has this key twice; some readers keep the first, some the last"))
  }

  private func repeatedKey(
    of node: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    let first = Int(nodes[node].start)
    let keys = children.span.extracting(first..<first + Int(nodes[node].count))
    return try KeyComparison.repeated(keys, nodes.span, payload.span, &budget)
  }

  /// `<dict><key>CF$UID</key><integer>7</integer></dict>` is how XML writes a UID.
  private mutating func replaceUID(_ node: Int) throws(ArchiveError) {
    guard nodes[node].count == 1 else { return }
    let first = Int(nodes[node].start)
    let key = nodes[Int(children[first])]
    let value = nodes[Int(children[first + 1])]
    guard key.count == 6, payload.span.holds("CF$UID", at: Int(key.start)) else { return }
    guard value.kind == .integer || value.kind == .real else { return }
    guard value.kind == .integer, value.count == 8,
      let stored = payload.span.unsigned(at: Int(value.start), width: 8),
      stored <= UInt64(UInt32.max)
    else {
      throw ArchiveError(
        .invalidUID, offset: Int(offsets[node]),
        detail: .expectation(
          expected: "a whole number from 0 to 2^32 - 1 as CF$UID", found: "another number"))
    }
    nodes[node] = PropertyListNode(.uid, start: Int(stored), count: 8)
  }
}
