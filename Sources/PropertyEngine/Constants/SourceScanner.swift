/// A place in Swift source text, and what can be read there.
struct SourceScanner {
  /// What a string began with, and so ends with.
  struct Delimiter {
    /// How many `#` stand on either side.
    let pounds: Int
    let isMultiline: Bool
  }

  enum StringEnd { case closed, interpolation, endOfText }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte `distance` further on; nil past the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  mutating func skip(_ count: Int = 1) { place = min(place + count, bytes.count) }

  /// Passes over a slash, or over the comment it begins.
  mutating func skipSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != UInt8(ascii: "\n") { skip() }
    case UInt8(ascii: "*"):
      var depth = 0
      while let byte = peek() {
        if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
          depth += 1
          skip(2)
        } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
          depth -= 1
          skip(2)
          if depth == 0 { return }
        } else {
          skip()
        }
      }
    default: skip()
    }
  }

  /// Passes over a name in backticks, which may hold spaces and digits.
  mutating func skipQuotedName() {
    skip()
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { skip() }
    skip()
  }

  /// Passes over a name, a member with its point (as `.0` of a tuple), or one byte.
  mutating func skipNameOrByte() {
    let point = UInt8(ascii: ".")
    let isMember = peek() == point && (place == 0 || bytes[place - 1] != point)
    skip()
    if isMember || Self.isNamePart(bytes[place - 1]) {
      while let byte = peek(), Self.isNamePart(byte) { skip() }
    }
  }

  /// Passes over the beginning of a string; nil, past a byte, where none begins.
  mutating func openString() -> Delimiter? {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard peek(pounds) == UInt8(ascii: "\"") else {
      skip(max(pounds, 1))
      return nil
    }
    let isMultiline = (1...2).allSatisfy { peek(pounds + $0) == UInt8(ascii: "\"") }
    skip(pounds + (isMultiline ? 3 : 1))
    return Delimiter(pounds: pounds, isMultiline: isMultiline)
  }

  /// A number with its prefix, point and exponent, without underscores.
  mutating func readNumber() -> String {
    var text = ""
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) == UInt8(ascii: "x")
    var hasPoint = false
    while let byte = peek() {
      let last = text.last
      let isExponent = isHexadecimal ? last == "p" || last == "P" : last == "e" || last == "E"
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isPoint = byte == UInt8(ascii: ".") && !hasPoint && peek(1).map(Self.isDigit) == true
      guard Self.isNamePart(byte) || isSign && isExponent || isPoint else { break }
      hasPoint = hasPoint || isPoint
      if byte != UInt8(ascii: "_") { text.unicodeScalars.append(Unicode.Scalar(byte)) }
      skip()
    }
    return text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension SourceScanner {
  /// Reads a string whose beginning was passed, unescaped, up to its end or to an interpolation.
  mutating func readString(
    _ delimiter: Delimiter, into text: inout [UInt8], most: Int
  ) -> StringEnd {
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), closes(delimiter) {
        skip((delimiter.isMultiline ? 3 : 1) + delimiter.pounds)
        return .closed
      }
      if byte == UInt8(ascii: "\n"), !delimiter.isMultiline { return .endOfText }
      if byte == UInt8(ascii: "\\"), hasPounds(delimiter.pounds, at: 1) {
        skip(1 + delimiter.pounds)
        if peek() == UInt8(ascii: "(") {
          skip()
          return .interpolation
        }
        let escaped = readEscape()
        if text.count < most { text += escaped }
        continue
      }
      if text.count < most { text.append(byte) }
      skip()
    }
    return .endOfText
  }

  private func closes(_ delimiter: Delimiter) -> Bool {
    guard delimiter.isMultiline else { return hasPounds(delimiter.pounds, at: 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && hasPounds(delimiter.pounds, at: 3)
  }

  private func hasPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// What follows a backslash, as UTF-8.
  private mutating func readEscape() -> [UInt8] {
    guard let byte = peek() else { return [] }
    skip()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "u"): return readScalar()
    // The end of a line of a multi-line string, which is then no end.
    case UInt8(ascii: "\n"): return []
    default: return [byte]
    }
  }

  /// The digits of `\u{…}`.
  private mutating func readScalar() -> [UInt8] {
    guard peek() == UInt8(ascii: "{") else { return [] }
    skip()
    var value: UInt32 = 0
    while let byte = peek(), byte != UInt8(ascii: "}") {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, value <= 0x10FFFF else {
        return []
      }
      value = value << 4 | UInt32(digit)
      skip()
    }
    skip()
    return Unicode.Scalar(value).flatMap { UTF8.encode($0) }.map { Array($0) } ?? []
  }
}
