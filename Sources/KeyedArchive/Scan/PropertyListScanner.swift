/// Tells binary from XML, checks the size of the input, and scans it.
enum PropertyListScanner {
  static func scan(
    _ bytes: [UInt8], limits: ArchiveLimits, budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListTable {
    let most = min(limits.inputBytes, ArchiveLimits.addressableBytes)
    guard bytes.count <= most else {
      throw ArchiveError(
        .inputTooLarge, detail: .limit(.inputBytes, maximum: most, found: bytes.count))
    }
    if bytes.span.holds("bplist00", at: 0) {
      return try BinaryScanner.scan(bytes, limits: limits, budget: &budget)
    }
    let isStart = bytes.count < 8 && "bplist00".utf8.starts(with: bytes)
    if isStart {
      throw ArchiveError(
        .inputTooShort, offset: bytes.count,
        detail: .expectation(
          expected: "at least \(BinaryTrailer.leastByteCount) bytes", found: "\(bytes.count)"))
    }
    if bytes.span.holds("bplist", at: 0) { throw otherVersion(bytes) }
    guard looksLikeXML(bytes.span) else { throw unknown(bytes) }
    return try XMLScanner.scan(bytes, limits: limits, budget: &budget)
  }

  /// Whether the first character after a byte-order mark and white space is `<`.
  private static func looksLikeXML(_ span: Span<UInt8>) -> Bool {
    let (encoding, mark) = XMLEncoding.detect(span)
    let width = encoding.unitWidth
    var offset = mark
    while let unit = encoding.unit(at: offset, span), [0x20, 0x09, 0x0A, 0x0D].contains(unit) {
      offset += width
    }
    guard encoding.unit(at: offset, span) == 0x3C else { return false }
    return width > 1 || span.byte(at: offset + 1) != 0
  }

  private static func otherVersion(_ bytes: [UInt8]) -> ArchiveError {
    ArchiveError(
      .unsupportedFormatVersion, offset: 6,
      detail: .expectation(
        expected: "bplist00",
        found: ArchiveText.quoted(String(decoding: bytes.prefix(8), as: UTF8.self))))
  }

  private static func unknown(_ bytes: [UInt8]) -> ArchiveError {
    let isUTF16 = bytes.span.unsigned(at: 0, width: 2).map { $0 == 0x3C || $0 == 0x3C00 } ?? false
    if isUTF16 || bytes.span.unsigned(at: 0, width: 4) == 0x3C {
      return ArchiveError(
        .unsupportedEncoding, offset: 0,
        detail: .reason("UTF-16 and UTF-32 are read only after a byte-order mark"))
    }
    let encoding = XMLEncoding.detect(bytes.span).encoding
    return ArchiveError(
      .unknownFormat, offset: 0,
      detail: .reason(
        encoding.unitWidth == 1
          ? "neither a binary nor an XML property list"
          : "\(encoding.name) text that is not XML"))
  }
}
