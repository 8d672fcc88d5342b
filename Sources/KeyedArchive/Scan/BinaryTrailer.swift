/// The last 32 bytes of a binary property list, checked against the rest of it.
///
/// CoreFoundation's rules, all of them: readers that allow slack after or before the trailer
/// disagree about what a file holds.
struct BinaryTrailer {
  static let byteCount = 32
  static let headerByteCount = 8
  /// Header, one object, one offset, trailer.
  static let leastByteCount = headerByteCount + 1 + 1 + byteCount

  let offsetWidth: Int
  let referenceWidth: Int
  let objectCount: Int
  let topObject: Int
  let tableOffset: Int

  init(_ span: Span<UInt8>, limits: ArchiveLimits) throws(ArchiveError) {
    let end = span.count - Self.byteCount
    guard span.count >= Self.leastByteCount else {
      throw ArchiveError(
        .inputTooShort, offset: span.count,
        detail: .expectation(
          expected: "at least \(Self.leastByteCount) bytes", found: "\(span.count)"))
    }
    let sizes = (
      try Self.number(span, at: end + 6, width: 1), try Self.number(span, at: end + 7, width: 1)
    )
    guard (1...8).contains(sizes.0), (1...8).contains(sizes.1) else {
      throw ArchiveError(
        .trailerSizes, offset: end + 6,
        detail: .expectation(
          expected: "offsets and references of 1 to 8 bytes",
          found: "offsets of \(sizes.0) and references of \(sizes.1)"))
    }
    offsetWidth = Int(sizes.0)
    referenceWidth = Int(sizes.1)
    objectCount = try Self.objectCount(span, at: end + 8, limits: limits)
    topObject = try Self.topObject(span, at: end + 16, objectCount: objectCount)
    tableOffset = try Self.tableOffset(span, at: end + 24)
    try checkLength(end: end)
    try checkWidths(end: end)
  }

  private static func number(
    _ span: Span<UInt8>, at offset: Int, width: Int
  ) throws(ArchiveError) -> UInt64 {
    guard let number = span.unsigned(at: offset, width: width) else {
      throw ArchiveError(
        .pastEnd, offset: offset, detail: .reason("the trailer needs \(width) bytes here"))
    }
    return number
  }

  private static func objectCount(
    _ span: Span<UInt8>, at offset: Int, limits: ArchiveLimits
  ) throws(ArchiveError) -> Int {
    let count = try number(span, at: offset, width: 8)
    guard count > 0, count <= UInt64(span.count) else {
      throw ArchiveError(
        .objectCount, offset: offset,
        detail: .expectation(expected: "from 1 object to one for each byte", found: "\(count)"))
    }
    guard count <= UInt64(max(0, limits.objects)) else {
      throw ArchiveError(
        .tooManyObjects, offset: offset,
        detail: .limit(.objects, maximum: limits.objects, found: Int(count)))
    }
    return Int(count)
  }

  private static func topObject(
    _ span: Span<UInt8>, at offset: Int, objectCount: Int
  ) throws(ArchiveError) -> Int {
    let top = try number(span, at: offset, width: 8)
    guard top < UInt64(objectCount) else {
      throw ArchiveError(
        .topObject, offset: offset,
        detail: .expectation(expected: "an object below \(objectCount)", found: "\(top)"))
    }
    return Int(top)
  }

  private static func tableOffset(
    _ span: Span<UInt8>, at offset: Int
  ) throws(ArchiveError) -> Int {
    let table = try number(span, at: offset, width: 8)
    let end = span.count - byteCount
    guard table > UInt64(headerByteCount), table < UInt64(end) else {
      throw ArchiveError(
        .offsetTablePosition, offset: offset,
        detail: .expectation(
          expected: "a table from byte \(headerByteCount + 1) to before byte \(end)",
          found: "\(table)"))
    }
    return Int(table)
  }

  /// The table has one offset for each object and ends exactly where the trailer starts.
  private func checkLength(end: Int) throws(ArchiveError) {
    // Neither factor can be large: objects are at most the bytes, a width at most 8.
    let tableEnd = tableOffset + objectCount * offsetWidth
    guard tableEnd == end else {
      throw ArchiveError(
        .lengthMismatch, offset: tableOffset,
        detail: .expectation(
          expected: "an offset table that ends at byte \(end)",
          found: "one that ends at \(tableEnd)"
        ))
    }
  }

  /// References can name every object, offsets can name every byte before the table.
  private func checkWidths(end: Int) throws(ArchiveError) {
    if referenceWidth < 8, objectCount >> (8 * referenceWidth) != 0 {
      throw ArchiveError(
        .reference, offset: end + 7,
        detail: .expectation(
          expected: "references wide enough for \(objectCount) objects",
          found: "\(referenceWidth) bytes"))
    }
    if offsetWidth < 8, tableOffset >> (8 * offsetWidth) != 0 {
      throw ArchiveError(
        .trailerSizes, offset: end + 6,
        detail: .expectation(
          expected: "offsets wide enough for \(tableOffset) bytes", found: "\(offsetWidth) bytes"))
    }
  }
}
