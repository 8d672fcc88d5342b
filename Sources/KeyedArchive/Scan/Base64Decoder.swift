/// Decodes base 64 one character at a time, strictly: nothing but the alphabet, white space, and
/// padding that completes the last group.
struct Base64Decoder {
  /// What a character completed: a byte or nothing.
  struct Step {
    var byte: UInt8?
  }

  private var bits: UInt32 = 0
  private var bitCount = 0
  /// Characters of the current group, padding included.
  private var inGroup = 0
  private var padding = 0

  /// Whether the last group is whole.
  var isComplete: Bool { inGroup == 0 }

  /// Takes the next character; nil when it cannot be there.
  mutating func take(_ character: UInt8) -> Step? {
    switch character {
    case 0x20, 0x09, 0x0A, 0x0D: return Step()
    case UInt8(ascii: "="):
      guard inGroup >= 2 else { return nil }
      padding += 1
      endCharacter()
      return padding <= 2 ? Step() : nil
    default: break
    }
    guard padding == 0, let value = Self.value(character) else { return nil }
    bits = (bits << 6 | value) & 0xFFFF
    bitCount += 6
    guard bitCount >= 8 else {
      endCharacter()
      return Step()
    }
    bitCount -= 8
    let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
    endCharacter()
    return Step(byte: byte)
  }

  private mutating func endCharacter() {
    inGroup = (inGroup + 1) % 4
  }

  private static func value(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
