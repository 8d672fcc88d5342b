/// The text of an element: characters, references, CDATA sections.
extension XMLScanner {
  /// Appends the text up to the end tag of `tag` to the payload; where it starts there.
  ///
  /// - Throws: `stringTooLong` before more than `limit` bytes are kept.
  mutating func text(of tag: Tag, limit: Int) throws(ArchiveError) -> Int {
    let start = payload.count
    guard !tag.isEmpty else { return start }
    while true {
      guard payload.count - start <= limit else {
        throw ArchiveError(
          .stringTooLong, offset: tag.offset,
          detail: .limit(.stringBytes, maximum: limit, found: payload.count - start))
      }
      guard let byte = cursor.peek() else {
        throw markup("<\(tag.name)> is not closed", at: tag.offset)
      }
      switch byte {
      case UInt8(ascii: "<"):
        if try skipComment() { continue }
        if cursor.skip("<![CDATA[") {
          try characterData(tag, from: start, limit: limit)
          continue
        }
        try close(tag)
        return start
      case UInt8(ascii: "&"): try reference()
      case 0x20...: plainText(within: limit - (payload.count - start) + 1)
      default: try character(byte)
      }
    }
  }

  /// Appends bytes up to the next that means something, at most `limit` of them.
  private mutating func plainText(within limit: Int) {
    let start = cursor.position
    while let byte = cursor.peek(), byte >= 0x20, byte != UInt8(ascii: "<"),
      byte != UInt8(ascii: "&"), cursor.position - start < limit
    {
      cursor.advance()
    }
    payload.append(contentsOf: cursor.bytes[start..<cursor.position])
  }

  private mutating func close(_ tag: Tag) throws(ArchiveError) {
    let offset = cursor.position
    guard cursor.skip("</") else { throw markup("a tag inside <\(tag.name)>", at: offset) }
    guard cursor.bytes.span.holds(tag.name, at: cursor.position) else {
      throw markup("<\(tag.name)> is not closed by this end tag", at: offset)
    }
    cursor.advance(by: tag.name.utf8.count)
    try endOfTag()
  }

  /// One byte of text; line ends become line feeds, as XML says.
  private mutating func character(_ byte: UInt8) throws(ArchiveError) {
    cursor.advance()
    if byte == 0x0D {
      if cursor.peek() != 0x0A { payload.append(0x0A) }
      return
    }
    guard byte >= 0x20 || byte == 0x09 || byte == 0x0A else {
      throw ArchiveError(
        .badText, offset: cursor.position - 1,
        detail: .reason("a control character, which XML text cannot hold"))
    }
    payload.append(byte)
  }

  private mutating func characterData(
    _ tag: Tag, from start: Int, limit: Int
  ) throws(ArchiveError) {
    let offset = cursor.position
    while let byte = cursor.peek() {
      if cursor.skip("]]>") { return }
      guard payload.count - start <= limit else { return }
      try character(byte)
    }
    throw markup("<![CDATA[ is not closed", at: offset)
  }

  /// `&amp;` and its four companions, `&#10;`, `&#xA;`.
  private mutating func reference() throws(ArchiveError) {
    let offset = cursor.position
    let named: [(StaticString, UInt8)] = [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
      ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ]
    for (name, byte) in named where cursor.skip(name) {
      payload.append(byte)
      return
    }
    guard cursor.skip("&#") else { throw markup("an entity that is not built in", at: offset) }
    let radix: UInt32 = cursor.skip("x") ? 16 : 10
    var value: UInt32 = 0
    var digits = 0
    while let byte = cursor.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
      digit < Int(radix), value <= 0x10FFFF
    {
      value = value * radix + UInt32(digit)
      digits += 1
      cursor.advance()
    }
    guard digits > 0, cursor.skip(";"), let scalar = Unicode.Scalar(value),
      value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
      value != 0xFFFE, value != 0xFFFF
    else { throw markup("a character reference to no character of XML", at: offset) }
    payload.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
