/// Tags, comments, declarations: what surrounds values.
extension XMLScanner {
  /// A start tag.
  struct Tag {
    let name: String
    /// `<array/>`.
    let isEmpty: Bool
    let offset: Int
  }

  /// Everything before the first element.
  mutating func prologue(_ encoding: XMLEncoding) throws(ArchiveError) {
    if cursor.sees("<?xml"), let next = cursor.peek(5), Self.isSpace(next) {
      try declaration(encoding)
    }
    try skipMiscellany()
    guard cursor.skip("<!DOCTYPE") else { return }
    let offset = cursor.position
    var quote: UInt8?
    while let byte = cursor.peek() {
      cursor.advance()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = quote == nil ? byte : quote == byte ? nil : quote
      case UInt8(ascii: "[") where quote == nil:
        // An internal subset can define entities that expand without end or read files.
        throw ArchiveError(
          .documentType, offset: cursor.position - 1,
          detail: .reason("a document type with an internal subset is never read"))
      case UInt8(ascii: ">") where quote == nil:
        try skipMiscellany()
        return
      default: break
      }
    }
    throw markup("<!DOCTYPE is not closed", at: offset)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`
  private mutating func declaration(_ encoding: XMLEncoding) throws(ArchiveError) {
    let start = cursor.position
    guard cursor.skip(past: "?>") else { throw markup("<?xml is not closed", at: start) }
    let text = cursor.bytes.span.utf8(at: start, count: cursor.position - start)
    guard let label = Self.encodingLabel(in: text) else { return }
    guard encoding.matches(label) else {
      throw ArchiveError(
        .unsupportedEncoding, offset: start,
        detail: .expectation(
          expected: "UTF-8, or UTF-16 or UTF-32 with a byte-order mark",
          found: ArchiveText.quoted(label)))
    }
  }

  private static func encodingLabel(in declaration: String) -> String? {
    let words = declaration.split(whereSeparator: { $0.isWhitespace || $0 == "=" })
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.count else { return nil }
    return String(
      words[index + 1].drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" })
  }

  /// White space, comments and processing instructions; anything else stays.
  mutating func skipMiscellany() throws(ArchiveError) {
    while true {
      cursor.skipWhitespace()
      let offset = cursor.position
      if try skipComment() { continue }
      guard cursor.skip("<?") else { return }
      guard cursor.skip(past: "?>") else { throw markup("<? is not closed", at: offset) }
    }
  }

  /// Moves past a comment if one starts here.
  mutating func skipComment() throws(ArchiveError) -> Bool {
    let offset = cursor.position
    guard cursor.skip("<!--") else { return false }
    guard cursor.skip(past: "-->") else { throw markup("<!-- is not closed", at: offset) }
    return true
  }

  /// The names that property lists have.
  private static let names: [StaticString] = [
    "plist", "dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data",
  ]

  /// A start tag; its attributes are read over.
  mutating func startTag() throws(ArchiveError) -> Tag {
    let offset = cursor.position
    guard cursor.skip("<") else {
      throw markup(
        cursor.isAtEnd ? "the document ends before it is closed" : "text where a tag should be",
        at: offset)
    }
    guard let name = Self.names.first(where: { isName($0) }) else {
      throw markup("no element of a property list", at: offset)
    }
    cursor.advance(by: name.utf8CodeUnitCount)
    return Tag(name: "\(name)", isEmpty: try attributes(from: offset), offset: offset)
  }

  private func isName(_ name: StaticString) -> Bool {
    guard cursor.sees(name), let next = cursor.peek(name.utf8CodeUnitCount) else { return false }
    return Self.isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }

  /// Reads to the end of a start tag; whether it closes itself.
  private mutating func attributes(from offset: Int) throws(ArchiveError) -> Bool {
    var quote: UInt8?
    while let byte = cursor.peek() {
      cursor.advance()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = quote == nil ? byte : quote == byte ? nil : quote
      case UInt8(ascii: "<") where quote == nil: throw markup("a tag is not closed", at: offset)
      case UInt8(ascii: ">") where quote == nil: return false
      case UInt8(ascii: "/") where quote == nil && cursor.peek() == UInt8(ascii: ">"):
        cursor.advance()
        return true
      default: break
      }
    }
    throw markup("a tag is not closed", at: offset)
  }

  /// The rest of an end tag after its name.
  mutating func endOfTag() throws(ArchiveError) {
    cursor.skipWhitespace()
    guard cursor.skip(">") else { throw markup("an end tag is not closed", at: cursor.position) }
  }
}
