/// The encodings of XML property lists: UTF-8, and UTF-16 and UTF-32 where a byte-order mark says
/// so.
enum XMLEncoding: Hashable {
  case utf8
  case utf16(bigEndian: Bool)
  case utf32(bigEndian: Bool)

  /// What the first bytes say, and how many of them are a byte-order mark.
  static func detect(_ span: Span<UInt8>) -> (encoding: XMLEncoding, mark: Int) {
    if span.holds("\u{FEFF}", at: 0) { return (.utf8, 3) }
    switch (span.unsigned(at: 0, width: 2), span.unsigned(at: 0, width: 4)) {
    case (_, 0x0000_FEFF): return (.utf32(bigEndian: true), 4)
    case (_, 0xFFFE_0000): return (.utf32(bigEndian: false), 4)
    case (0xFEFF, _): return (.utf16(bigEndian: true), 2)
    case (0xFFFE, _): return (.utf16(bigEndian: false), 2)
    default: return (.utf8, 0)
    }
  }

  /// The bytes of one code unit.
  var unitWidth: Int {
    switch self {
    case .utf8: 1
    case .utf16: 2
    case .utf32: 4
    }
  }

  /// As people write it.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }

  /// The code unit at an offset in bytes; nil past the end.
  func unit(at offset: Int, _ span: Span<UInt8>) -> UInt32? {
    guard let stored = span.unsigned(at: offset, width: unitWidth) else { return nil }
    let unit = UInt32(truncatingIfNeeded: stored)
    return switch self {
    case .utf16(bigEndian: false): unit.byteSwapped >> 16
    case .utf32(bigEndian: false): unit.byteSwapped
    case .utf8, .utf16, .utf32: unit
    }
  }

  /// Whether the encoding that an XML declaration names is this one.
  func matches(_ label: String) -> Bool {
    let label = label.lowercased()
    return switch self {
    case .utf8: ["utf-8", "utf8", "us-ascii", "ascii"].contains(label)
    case .utf16: label.hasPrefix("utf-16")
    case .utf32: label.hasPrefix("utf-32")
    }
  }

  /// The bytes that a scalar takes in this encoding.
  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: scalar.value > 0xFFFF ? 4 : 2
    case .utf32: 4
    }
  }

  /// The text after the mark as UTF-8.
  ///
  /// - Throws: `badText` at the first byte that is not text in this encoding.
  func decoded(_ bytes: [UInt8], mark: Int) throws(ArchiveError) -> [UInt8] {
    switch self {
    case .utf8:
      // A string repairs what is broken; text that comes back changed was broken.
      let text = mark == 0 ? bytes : Array(bytes[mark...])
      if text.span.firstNonASCII(at: 0, count: text.count) == nil { return text }
      if let bad = Self.firstInvalidUTF8(text.span) { throw Self.badText(mark + bad) }
      return text
    case .utf16(let bigEndian):
      return try decodedUTF16(bytes.span, mark: mark, bigEndian: bigEndian)
    case .utf32(let bigEndian):
      return try decodedUTF32(bytes.span, mark: mark, bigEndian: bigEndian)
    }
  }

  /// For ascending places in the UTF-8, the places they came from.
  func sourceOffsets(_ offsets: [UInt32], in text: [UInt8], mark: Int) -> [UInt32] {
    guard self != .utf8 else { return offsets.map { $0 + UInt32(mark) } }
    var mapped: [UInt32] = []
    mapped.reserveCapacity(offsets.count)
    var source = mark
    var place = 0
    var remaining = String(decoding: text, as: UTF8.self).unicodeScalars.makeIterator()
    for offset in offsets {
      while place < Int(offset), let scalar = remaining.next() {
        place += UTF8.width(scalar)
        source += width(scalar)
      }
      mapped.append(UInt32(truncatingIfNeeded: source))
    }
    return mapped
  }

  private static func badText(_ offset: Int) -> ArchiveError {
    ArchiveError(
      .badText, offset: offset, detail: .reason("bytes that are no text in this encoding"))
  }

  private func decodedUTF16(
    _ span: Span<UInt8>, mark: Int, bigEndian: Bool
  ) throws(ArchiveError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(span.count)
    var offset = mark
    func unit(_ offset: Int) -> UInt16? {
      span.unsigned(at: offset, width: 2).map {
        let unit = UInt16(truncatingIfNeeded: $0)
        return bigEndian ? unit : unit.byteSwapped
      }
    }
    while offset < span.count {
      guard let first = unit(offset) else { throw Self.badText(offset) }
      var value = UInt32(first)
      var width = 2
      if first & 0xF800 == 0xD800 {
        guard first < 0xDC00, let low = unit(offset + 2), low & 0xFC00 == 0xDC00 else {
          throw Self.badText(offset)
        }
        value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(low & 0x3FF))
        width = 4
      }
      guard let scalar = Unicode.Scalar(value) else { throw Self.badText(offset) }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      offset += width
    }
    return text
  }

  private func decodedUTF32(
    _ span: Span<UInt8>, mark: Int, bigEndian: Bool
  ) throws(ArchiveError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(span.count)
    for offset in stride(from: mark, to: span.count, by: 4) {
      guard let stored = span.unsigned(at: offset, width: 4) else { throw Self.badText(offset) }
      let value = UInt32(truncatingIfNeeded: stored)
      guard let scalar = Unicode.Scalar(bigEndian ? value : value.byteSwapped) else {
        throw Self.badText(offset)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return text
  }

  /// The first byte of `span` that is not part of well-formed UTF-8.
  private static func firstInvalidUTF8(_ span: Span<UInt8>) -> Int? {
    var offset = 0
    while let first = span.byte(at: offset) {
      let width = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard width > 0, first < 0xF5 else { return offset }
      if width > 1 {
        var value = UInt32(first) & (0x7F >> UInt32(width))
        for index in 1..<width {
          guard let next = span.byte(at: offset + index), next & 0xC0 == 0x80 else { return offset }
          value = value << 6 | UInt32(next & 0x3F)
        }
        let least: UInt32 = width == 2 ? 0x80 : width == 3 ? 0x800 : 0x10000
        guard value >= least, Unicode.Scalar(value) != nil else { return offset }
      }
      offset += width
    }
    return nil
  }
}
