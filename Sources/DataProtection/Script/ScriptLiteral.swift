/// How text and bytes are written inside the parentheses of a script.
///
/// What could be taken for something else is `%` and two hexadecimal digits: blanks, `%`, `,`, `(`,
/// `)`, `*`, `=`, `#`, `"`, `\`, `;` and everything that is not printable ASCII. Nothing at all is
/// `%`, and `-`, which means that an argument is left out, is `%2d`. A `%` that two such digits do
/// not follow means itself, so that ordinary text needs no care.
struct ScriptLiteral: ExpressibleByStringInterpolation {
  let text: String

  /// Text that needs no care.
  init(stringLiteral text: String) { self.text = text }

  /// What stands for an argument that is left out where more arguments follow.
  static let omitted = "-"

  /// A word of the language itself.
  static func word(_ text: String) -> ScriptLiteral { ScriptLiteral(stringLiteral: text) }

  static func of(_ text: String) -> ScriptLiteral { .word(escaped(text.utf8)) }

  static func of(_ bytes: [UInt8]) -> ScriptLiteral { .word(escaped(bytes)) }

  static func of(_ path: DevicePath) -> ScriptLiteral {
    .word("/" + path.components.map { escaped($0.text.utf8) }.joined(separator: "/"))
  }

  static func of(_ protection: ProtectionClass?) -> ScriptLiteral {
    .word(protection?.letter ?? omitted)
  }

  static func of(_ accessibility: KeychainAccessibility?) -> ScriptLiteral {
    .word(accessibility?.rawValue ?? omitted)
  }

  static func of(_ id: KeychainItemID) -> ScriptLiteral {
    .word(escaped(id.name.utf8) + (id.isSynchronizable ? "*" : ""))
  }

  private static func escaped(_ bytes: some Collection<UInt8>) -> String {
    if bytes.isEmpty { return "%" }
    if bytes.elementsEqual([0x2d]) { return "%2d" }
    var word = ""
    for byte in bytes {
      if byte > 0x20, byte < 0x7f, !special.contains(byte) {
        word.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        word += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return word
  }

  private static let special = Set("%,()*=#\"\\;".utf8)

  /// The bytes of what was written.
  static func bytes(_ word: String) -> [UInt8] {
    if word == "%" { return [] }
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2, let high = digit(rest[rest.startIndex]),
        let low = digit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
