/// How values are spelled as words of the text form: no word has a space, none is empty.
enum TextWord {
  /// `-` stands for nothing, so the word for a text that is just `-` is escaped.
  static let none = "-"

  /// Any text: bytes that are not plain are `%` and two hexadecimal digits; the empty text is `%`.
  static func of(_ text: String) -> String {
    if text.isEmpty { return "%" }
    if text == none { return "%2d" }
    var word = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7f, byte != 0x25 {
        word.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        word += "%" + hex(byte)
      }
    }
    return word
  }

  /// Bytes as hexadecimal digits; `-` for none.
  static func of(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return none }
    return bytes.reduce(into: "") { $0 += hex($1) }
  }

  static func of(_ protection: ProtectionClass?) -> String { protection?.letter ?? none }

  static func of(_ flag: Bool) -> String { flag ? "yes" : "no" }

  static func of(_ number: (some BinaryInteger)?) -> String { number.map { "\($0)" } ?? none }

  static func of(_ access: FileAccess) -> String {
    let letters = (access.contains(.read) ? "r" : "") + (access.contains(.write) ? "w" : "")
    return letters.isEmpty ? none : letters
  }

  static func of(_ id: KeychainItemID) -> String {
    of(id.name) + (id.isSynchronizable ? " sync" : " local")
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  /// The bytes of a word of hexadecimal digits; nil for anything else.
  static func bytes(_ word: Substring) -> [UInt8]? {
    if word == none { return [] }
    guard word.utf8.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(word.utf8.count / 2)
    var high: UInt8?
    for digit in word.utf8 {
      guard let value = value(digit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return bytes
  }

  /// The text of a word; nil if an escape is broken or the bytes are no UTF-8.
  static func text(_ word: Substring) -> String? {
    if word == "%" { return "" }
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let first = rest.popFirst().flatMap(value), let second = rest.popFirst().flatMap(value)
      else { return nil }
      bytes.append(first << 4 | second)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
