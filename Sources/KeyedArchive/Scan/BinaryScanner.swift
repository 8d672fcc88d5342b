/// Reads a binary property list (`bplist00`) into flat tables, in two passes and without recursion.
///
/// The first pass reads every marker, count and scalar; the second resolves references, last object
/// first. Every object of the table is checked, reachable or not.
struct BinaryScanner {
  // Figures rather than the trailer and the limits: few enough to stay in registers.
  /// The offset table, where objects end.
  let end: Int
  let referenceWidth: Int
  let stringBytes: Int
  private let dataBytes: Int
  let containerCount: Int
  /// References of all containers together.
  var childTotal = 0

  /// The table of `bytes`, which start with `bplist00`.
  static func scan(
    _ bytes: [UInt8], limits: ArchiveLimits, budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListTable {
    let trailer = try BinaryTrailer(bytes.span, limits: limits)
    try budget.charge(trailer.objectCount)
    var scanner = BinaryScanner(trailer: trailer, limits: limits)
    var nodes: [PropertyListNode] = []
    try nodes.append(addingCapacity: trailer.objectCount) { nodes throws(ArchiveError) in
      try scanner.readObjects(&nodes, bytes.span, trailer, &budget)
    }
    try budget.charge(scanner.childTotal)
    let linker = BinaryLinker(
      childTotal: scanner.childTotal, trailer: trailer, limits: limits)
    let children = try linker.link(&nodes, bytes.span, &budget)
    return PropertyListTable(
      bytes: bytes, nodes: nodes, children: children, root: trailer.topObject,
      source: .binary(table: trailer.tableOffset, width: trailer.offsetWidth))
  }

  private init(trailer: BinaryTrailer, limits: ArchiveLimits) {
    end = trailer.tableOffset
    referenceWidth = trailer.referenceWidth
    stringBytes = limits.stringBytes
    dataBytes = limits.dataBytes
    containerCount = limits.containerCount
  }

  /// The objects, in the order of the offset table.
  private mutating func readObjects(
    _ nodes: inout OutputSpan<PropertyListNode>, _ span: Span<UInt8>, _ trailer: BinaryTrailer,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let offsetWidth = trailer.offsetWidth
    var entry = end
    for _ in 0..<trailer.objectCount {
      // The trailer follows the table, so that a whole word can be read from each entry.
      guard let stored = span.word(at: entry, firstBytes: offsetWidth),
        stored >= UInt64(BinaryTrailer.headerByteCount), stored < UInt64(end)
      else { throw badOffset(span.word(at: entry, firstBytes: offsetWidth) ?? 0, entry: entry) }
      let offset = Int(truncatingIfNeeded: stored)
      if let node = common(offset, span, &budget) {
        nodes.append(node)
      } else {
        nodes.append(try object(offset, span, &budget))
      }
      entry &+= offsetWidth
    }
  }

  /// The object at `offset`, which lies before the offset table.
  @inline(never)
  private mutating func object(
    _ offset: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListNode {
    guard let marker = span.byte(at: offset) else { throw pastEnd(offset) }
    let low = marker & 0x0F
    switch marker >> 4 {
    case 0x0: return try single(marker, offset)
    case 0x1: return try integer(low, offset, span)
    case 0x2: return try real(low, marker, offset, span)
    case 0x3: return try date(marker, offset, span)
    case 0x4: return try data(low, offset, span)
    case 0x5: return try ascii(low, offset, span, &budget)
    case 0x6: return try utf16(low, offset, span, &budget)
    case 0x8: return try uid(low, offset, span)
    case 0xA: return try container(.array, low, offset, span)
    case 0xC: return try container(.set, low, offset, span)
    case 0xD: return try container(.dictionary, low, offset, span)
    default: throw reserved(marker, offset)
    }
  }

  private func badOffset(_ stored: UInt64, entry: Int) -> ArchiveError {
    ArchiveError(
      .objectOffset, offset: entry,
      detail: .expectation(
        expected: "an offset from \(BinaryTrailer.headerByteCount) to \(end - 1)",
        found: "\(stored)"))
  }

  private func reserved(_ marker: UInt8, _ offset: Int) -> ArchiveError {
    ArchiveError(
      .reservedMarker, offset: offset,
      detail: .reason("0x\(String(marker, radix: 16)) is no type of bplist00"))
  }

  private func single(_ marker: UInt8, _ offset: Int) throws(ArchiveError) -> PropertyListNode {
    switch marker {
    case 0x00: return PropertyListNode(.null, start: offset)
    case 0x08: return PropertyListNode(.falseValue, start: offset)
    case 0x09: return PropertyListNode(.trueValue, start: offset)
    default: throw reserved(marker, offset)
    }
  }

  /// Throws unless `count` bytes after the marker lie before the offset table.
  private func require(_ count: Int, from start: Int, _ offset: Int) throws(ArchiveError) {
    guard count <= end &- start else { throw pastEnd(offset) }
  }

  private func pastEnd(_ offset: Int) -> ArchiveError {
    ArchiveError(
      .pastEnd, offset: offset,
      detail: .reason("it goes on beyond the start of the offset table at \(end)"))
  }

  private func integer(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    guard low <= 4 else { throw wideInteger(offset) }
    let width = 1 << Int(low)
    try require(width, from: offset + 1, offset)
    // CoreFoundation keeps only the low half, plistlib reads 128 bits with a sign: they agree where
    // the high half only repeats a sign.
    if width == 16, span.isWideInteger(at: offset + 1) { throw wideInteger(offset) }
    return PropertyListNode(.integer, start: offset + 1, count: width)
  }

  private func wideInteger(_ offset: Int) -> ArchiveError {
    ArchiveError(
      .integerTooWide, offset: offset,
      detail: .expectation(
        expected: "a whole number from -2^63 to 2^64 - 1", found: "one that is not"))
  }

  private func real(
    _ low: UInt8, _ marker: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    guard low == 2 || low == 3 else { throw reserved(marker, offset) }
    try require(1 << Int(low), from: offset + 1, offset)
    return PropertyListNode(.real, start: offset + 1, count: 1 << Int(low))
  }

  private func date(
    _ marker: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    guard marker == 0x33 else { throw reserved(marker, offset) }
    try require(8, from: offset + 1, offset)
    guard let bits = span.unsigned(at: offset + 1, width: 8) else { throw pastEnd(offset) }
    guard Double(bitPattern: bits).isFinite else {
      throw ArchiveError(
        .dateNotFinite, offset: offset,
        detail: .expectation(
          expected: "a finite number of seconds", found: "\(Double(bitPattern: bits))"))
    }
    return PropertyListNode(.date, start: offset + 1, count: 8)
  }

  private func uid(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    let width = Int(low) + 1
    try require(width, from: offset + 1, offset)
    // Any width may be written; the value is an index and never needs more than 32 bits.
    let extra = max(0, width - 8)
    let high = extra == 0 ? 0 : span.unsigned(at: offset + 1, width: extra)
    let value = span.unsigned(at: offset + 1 + extra, width: width - extra)
    guard high == 0, let value, value <= UInt64(UInt32.max) else {
      throw ArchiveError(
        .invalidUID, offset: offset,
        detail: .expectation(expected: "a UID of at most 2^32 - 1", found: "a larger one"))
    }
    return PropertyListNode(.uid, start: Int(value), count: width)
  }
}

extension BinaryScanner {
  /// The count of a marker with this low half, and where what it counts starts.
  private func count(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> (count: Int, start: Int) {
    if low < 0x0F { return (Int(low), offset &+ 1) }
    if let long = LongCount(after: offset, end: end, span) { return (long.count, long.start) }
    throw badLongCount(offset, span)
  }

  private func badLongCount(_ offset: Int, _ span: Span<UInt8>) -> ArchiveError {
    guard offset &+ 1 < end, let marker = span.byte(at: offset &+ 1) else { return pastEnd(offset) }
    guard marker & 0xF0 == 0x10, marker & 0x0F <= 3 else {
      return badCount(offset, found: "an object of type 0x\(String(marker, radix: 16))")
    }
    let width = 1 << Int(marker & 0x0F)
    guard width <= end &- offset &- 2, let value = span.unsigned(at: offset &+ 2, width: width)
    else { return pastEnd(offset) }
    return badCount(offset, found: "\(Int64(bitPattern: value))")
  }

  private func badCount(_ offset: Int, found: String) -> ArchiveError {
    ArchiveError(
      .badCount, offset: offset,
      detail: .expectation(
        expected: "a count of what fits before byte \(end)", found: found))
  }

  private func data(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    let (count, start) = try count(low, offset, span)
    guard count <= end &- start else {
      throw badCount(offset, found: "\(count) bytes")
    }
    guard count <= dataBytes else {
      throw ArchiveError(
        .dataTooLong, offset: offset,
        detail: .limit(.dataBytes, maximum: dataBytes, found: count))
    }
    return PropertyListNode(.data, start: start, count: count)
  }

  private func ascii(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListNode {
    let (count, start) = try count(low, offset, span)
    guard count <= end &- start else {
      throw badCount(offset, found: "\(count) bytes of text")
    }
    try checkText(count, offset)
    try budget.charge(count, offset: offset)
    if let bad = span.firstNonASCII(at: start, count: count) {
      throw ArchiveError(
        .badText, offset: bad,
        detail: .reason("a byte above 0x7f in text marked as ASCII, which readers read differently")
      )
    }
    return PropertyListNode(.ascii, start: start, count: count)
  }

  private func utf16(
    _ low: UInt8, _ offset: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListNode {
    let (count, start) = try count(low, offset, span)
    let remaining = end &- start
    guard count <= remaining else { throw badCount(offset, found: "\(count) code units") }
    guard count <= remaining / 2 else { throw pastEnd(offset) }
    try checkText(2 * count, offset)
    try budget.charge(2 * count, offset: offset)
    if let bad = span.firstLoneSurrogate(at: start, count: count) {
      throw ArchiveError(
        .badText, offset: start + 2 * bad,
        detail: .reason("half a surrogate pair, which no string can hold"))
    }
    return PropertyListNode(.utf16, start: start, count: count)
  }

  private func checkText(_ byteCount: Int, _ offset: Int) throws(ArchiveError) {
    guard byteCount <= stringBytes else {
      throw ArchiveError(
        .stringTooLong, offset: offset,
        detail: .limit(.stringBytes, maximum: stringBytes, found: byteCount))
    }
  }

  private mutating func container(
    _ kind: PropertyListNode.Kind, _ low: UInt8, _ offset: Int, _ span: Span<UInt8>
  ) throws(ArchiveError) -> PropertyListNode {
    let (count, start) = try count(low, offset, span)
    let references = kind == .dictionary ? 2 &* count : count
    // A count has 32 bits, so that the product has at most 36.
    guard references &* referenceWidth <= end &- start else {
      throw badCount(offset, found: "\(count) elements")
    }
    guard count <= containerCount else {
      throw ArchiveError(
        .containerTooLarge, offset: offset,
        detail: .limit(.containerCount, maximum: containerCount, found: count))
    }
    childTotal &+= references
    // Containers may overlap, but not so that they name more than the bytes could.
    guard childTotal <= span.count else {
      throw ArchiveError(
        .tooMuchWork, offset: offset,
        detail: .expectation(
          expected: "no more references than the \(span.count) bytes", found: "\(childTotal)"))
    }
    return PropertyListNode(kind, start: start, count: count)
  }
}
