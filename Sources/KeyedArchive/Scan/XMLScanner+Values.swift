/// The scalars of XML property lists, laid out as binary ones are.
extension XMLScanner {
  /// Numbers and dates longer than this are not numbers anyone wrote.
  private static let longestNumber = 1_024

  mutating func scalar(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    switch tag.name {
    case "string", "key": return try string(tag)
    case "data": return try data(tag)
    case "true", "false":
      guard try shortText(of: tag).isEmpty else {
        throw invalid("<\(tag.name)> holds text", at: tag.offset)
      }
      return PropertyListNode(tag.name == "true" ? .trueValue : .falseValue)
    case "integer": return try integer(tag)
    case "real": return try real(tag)
    case "date": return try date(tag)
    default: throw markup("<\(tag.name)> inside a value", at: tag.offset)
    }
  }

  private mutating func string(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    let start = try text(of: tag, limit: limits.stringBytes)
    let count = payload.count - start
    let isASCII = payload.span.firstNonASCII(at: start, count: count) == nil
    return PropertyListNode(isASCII ? .ascii : .utf8, start: start, count: count)
  }

  /// The text of a number or date without white space around it; the payload is as before.
  private mutating func shortText(of tag: Tag) throws(ArchiveError) -> String {
    let start = payload.count
    do throws(ArchiveError) { _ = try text(of: tag, limit: Self.longestNumber) } catch {
      if error.code == .stringTooLong {
        throw invalid("more than \(Self.longestNumber) characters", at: tag.offset)
      }
      throw error
    }
    let text = payload.span.utf8(at: start, count: payload.count - start)
    payload.removeSubrange(start...)
    let isBlank = { (character: Character) in character.isWhitespace }
    let head = text.drop(while: isBlank)
    guard let last = head.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(head[...last])
  }

  private mutating func put(_ kind: PropertyListNode.Kind, _ words: [UInt64]) -> PropertyListNode {
    let start = payload.count
    for word in words {
      for shift in stride(from: 56, through: 0, by: -8) {
        payload.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return PropertyListNode(kind, start: start, count: 8 * words.count)
  }

  private mutating func integer(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    let text = try shortText(of: tag)
    var digits = Substring(text)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits.removeFirst(2) }
    let radix = isHexadecimal ? 16 : 10
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.hexDigitValue ?? 16) < radix })
    else { throw invalid("<integer> holds no whole number", at: tag.offset) }
    guard let magnitude = UInt64(digits, radix: radix), !isNegative || magnitude <= 1 << 63 else {
      throw ArchiveError(
        .integerTooWide, offset: tag.offset,
        detail: .expectation(
          expected: "a whole number from -2^63 to 2^64 - 1", found: ArchiveText.visible(text)))
    }
    if isNegative { return put(.integer, [0 &- magnitude]) }
    return put(.integer, magnitude > UInt64(Int64.max) ? [0, magnitude] : [magnitude])
  }

  private mutating func real(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    let text = try shortText(of: tag).lowercased()
    let words: [String: Double] = [
      "nan": .nan, "inf": .infinity, "+inf": .infinity, "-inf": -.infinity,
      "infinity": .infinity, "+infinity": .infinity, "-infinity": -.infinity,
    ]
    if let value = words[text] { return put(.real, [value.bitPattern]) }
    guard
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x65].contains($0) }),
      let value = Double(text)
    else { throw invalid("<real> holds no number", at: tag.offset) }
    return put(.real, [value.bitPattern])
  }

  /// `2001-01-01T00:00:00Z`, a day and a time that exist.
  private mutating func date(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    let text = try shortText(of: tag)
    guard let seconds = Self.seconds(text) else {
      throw invalid("<date> holds no date of the form 2001-01-01T00:00:00Z", at: tag.offset)
    }
    return put(.date, [Double(seconds).bitPattern])
  }

  /// Seconds since 2001-01-01, in the proleptic Gregorian calendar.
  private static func seconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    let form = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    guard bytes.count == form.count else { return nil }
    for (byte, wanted) in zip(bytes, form) {
      let isDigit = (0x30...0x39).contains(byte)
      guard wanted == UInt8(ascii: "d") ? isDigit : byte == wanted else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), hour < 24, minute < 60,
      second < 60
    else { return nil }
    func daysBefore(_ year: Int) -> Int { 365 * year + year / 4 - year / 100 + year / 400 }
    let days =
      (year > 0 ? daysBefore(year - 1) + 366 : 0) + lengths[..<(month - 1)].reduce(0, +) + day - 1
    let epoch = daysBefore(2000) + 366
    return ((days - epoch) * 24 + hour) * 3_600 + minute * 60 + second
  }

  /// Base 64 with white space between; anything else is an error, not a shorter answer.
  private mutating func data(_ tag: Tag) throws(ArchiveError) -> PropertyListNode {
    let mostText = limits.dataBytes > Int.max / 4 ? Int.max : limits.dataBytes * 2 + 64
    let start = try text(of: tag, limit: mostText)
    var decoder = Base64Decoder()
    var written = start
    for index in start..<payload.count {
      guard let bytes = decoder.take(payload[index]) else {
        throw invalid("<data> holds text that is not base 64", at: tag.offset)
      }
      if let byte = bytes.byte {
        payload[written] = byte
        written += 1
      }
    }
    guard decoder.isComplete else { throw invalid("<data> ends within a group", at: tag.offset) }
    payload.removeSubrange(written...)
    let count = written - start
    guard count <= limits.dataBytes else {
      throw ArchiveError(
        .dataTooLong, offset: tag.offset,
        detail: .limit(.dataBytes, maximum: limits.dataBytes, found: count))
    }
    return PropertyListNode(.data, start: start, count: count)
  }
}
