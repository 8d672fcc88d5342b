/// Finds a key that one JSON object has twice. Decoders keep one of the two without a word, and an
/// audit that looks at half a list finds half of what is wrong.
struct DuplicateKeys {
  private let bytes: [UInt8]
  private var position = 0
  /// The keys met so far of each object that is open; nil for an open array.
  private var open: [Set<[UInt8]>?] = []

  /// The first repeated key of a text that is known to be JSON; nil where there is none.
  static func first(in bytes: [UInt8]) -> String? {
    var scan = DuplicateKeys(bytes: bytes)
    return scan.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> String? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): open.append([])
      case UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        let text = string()
        if isKey, let last = open.indices.last, open[last]?.insert(text).inserted == false {
          return String(decoding: text, as: UTF8.self)
        }
        continue
      default: break
      }
      position += 1
    }
    return nil
  }

  /// A string is a key when a colon follows it.
  private var isKey: Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return bytes[position...].first { !blanks.contains($0) } == UInt8(ascii: ":")
  }

  /// Reads past the string that begins here and gives its bytes. An ASCII letter that is written as
  /// `\u0061` is that letter; other escapes stay as they are.
  private mutating func string() -> [UInt8] {
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        escape(onto: &text)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
    return text
  }

  private mutating func escape(onto text: inout [UInt8]) {
    let rest = bytes[position...].prefix(6)
    let digits = String(decoding: rest.dropFirst(2), as: UTF8.self)
    if rest.count == 6, rest[position + 1] == UInt8(ascii: "u"),
      let code = UInt8(digits, radix: 16), code < 0x80
    {
      text.append(code)
      position += 6
    } else {
      text += rest.prefix(2)
      position += min(2, rest.count)
    }
  }
}
