/// The text form of a case: a version, then the choices' indices as varints in URL-safe base 64.
///
/// It depends on the generator alone, and on its domains only as far as indices keep their meaning.
public enum ReproductionString {
  private static let prefix = "p1-"
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The choices as one short word of letters, digits, `-` and `_`.
  public static func encode(_ choices: [Choice]) -> String {
    var bytes: [UInt8] = []
    for choice in choices {
      switch choice {
      case .number(let index, _): append(index, marked: false, to: &bytes)
      case .bytes(let content, _):
        append(UInt64(content.count), marked: true, to: &bytes)
        bytes += content
      }
    }
    var text = Array(prefix.utf8)
    var bits = 0
    var held: UInt32 = 0
    for byte in bytes {
      held = held << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(digits[Int(held >> UInt32(bits)) & 63])
      }
    }
    if bits > 0 { text.append(digits[Int(held << UInt32(6 - bits)) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The choices of a reproduction string, to be replayed; nil when it is not one.
  public static func decode(_ text: String) -> [Choice]? {
    guard text.hasPrefix(prefix) else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var held: UInt32 = 0
    for character in text.utf8.dropFirst(prefix.utf8.count) {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      held = held << 6 | UInt32(digit)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
      }
    }
    return choices(of: bytes)
  }

  private static func choices(of bytes: [UInt8]) -> [Choice]? {
    var rest = bytes[...]
    var choices: [Choice] = []
    while let first = rest.popFirst() {
      var number = UInt64(first & 63)
      var shift: UInt64 = 6
      var last = first
      while last & 128 != 0 {
        guard let next = rest.popFirst(), shift < 64 else { return nil }
        number |= UInt64(next & 127) << shift
        shift += 7
        last = next
      }
      if first & 64 == 0 {
        choices.append(.number(number, .unknown))
      } else {
        guard let count = Int(exactly: number), count <= rest.count else { return nil }
        choices.append(.bytes(Array(rest.prefix(count)), 0...count))
        rest = rest.dropFirst(count)
      }
    }
    return choices
  }

  private static func append(_ number: UInt64, marked: Bool, to bytes: inout [UInt8]) {
    var rest = number >> 6
    bytes.append(UInt8(number & 63) | (marked ? 64 : 0) | (rest > 0 ? 128 : 0))
    while rest > 0 {
      let more = rest >> 7
      bytes.append(UInt8(rest & 127) | (more > 0 ? 128 : 0))
      rest = more
    }
  }
}
