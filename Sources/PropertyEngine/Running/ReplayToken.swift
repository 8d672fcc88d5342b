/// The text form of a case: a version, then in URL-safe base 64 the hash of its shape and the
/// choices' indices as varints.
///
/// The hash stands for what was asked for, choice by choice, so that a token whose generator has
/// changed is noticed instead of replaying another case. Tokens of version 1, which have no hash,
/// are still read.
public enum ReplayToken {
  private static let prefix = "p2-"
  private static let prefixWithoutShape = "p1-"
  /// Bytes of the hash that begin a token of version 2.
  private static let shapeBytes = 4
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  /// The choices as one short word of letters, digits, `-` and `_`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of choices and of their bytes.
  public static func encode(_ choices: [Choice]) -> String {
    let shape = ChoiceSequence(choices).shapeHash
    var bytes = (0..<shapeBytes).map { UInt8(truncatingIfNeeded: shape >> UInt32(8 * $0)) }
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

  /// The choices of a token, to be replayed; nil when it is not one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func decode(_ text: String) -> [Choice]? { contents(of: text)?.choices }

  /// The choices of a token and the hash of their shape, which tokens of version 1 lack.
  static func contents(of text: String) -> (choices: [Choice], shape: UInt32?)? {
    let hasShape = text.hasPrefix(prefix)
    guard hasShape || text.hasPrefix(prefixWithoutShape), var bytes = bytes(of: text) else {
      return nil
    }
    var shape: UInt32?
    if hasShape {
      guard bytes.count >= shapeBytes else { return nil }
      shape = bytes.prefix(shapeBytes).reversed().reduce(0) { $0 << 8 | UInt32($1) }
      bytes.removeFirst(shapeBytes)
    }
    return choices(of: bytes).map { ($0, shape) }
  }

  private static func bytes(of text: String) -> [UInt8]? {
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
    return bytes
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
