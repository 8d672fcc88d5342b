import PropertyEngine

extension Challenge {
  /// Messages survive being sent in pieces; but text is decoded piece by piece, so that a character
  /// which is cut in two does not.
  static let chunkedDecoder = Challenge(
    "chunked_decoder", transmissions, minimum: "text U+80 [1, 1]",
    describe: { $0.description },
    check: { try require($0.arrives, "the message arrives") })

  private static let transmissions = Generator { draw in
    let message = try draw(
      .oneOf(
        Generator<UInt8>.integer().array(count: 0...64).map { Message.binary($0) },
        Generator<String>.string(of: .unicode, count: 0...16).map { .text($0) }))
    var cuts: [Bool] = []
    for _ in 0..<max(message.encoded.count - 1, 0) { cuts.append(try draw.boolean()) }
    return Transmission(message: message, cuts: cuts)
  }

  enum Message: Sendable {
    case binary([UInt8])
    case text(String)

    var encoded: [UInt8] {
      switch self {
      case .binary(let bytes): bytes
      case .text(let text): Array(text.utf8)
      }
    }
  }

  struct Transmission: CustomStringConvertible, Sendable {
    let message: Message
    /// Between which bytes a new piece begins.
    let cuts: [Bool]

    var arrives: Bool {
      guard case .text(let text) = message else { return true }
      return text == pieces.map { String(decoding: $0, as: UTF8.self) }.joined()
    }

    private var pieces: [[UInt8]] {
      var pieces: [[UInt8]] = message.encoded.first.map { [[$0]] } ?? []
      for (byte, cut) in zip(message.encoded.dropFirst(), cuts) {
        if cut { pieces.append([byte]) } else { pieces[pieces.count - 1].append(byte) }
      }
      return pieces
    }

    var description: String {
      let sizes = pieces.map(\.count)
      switch message {
      case .binary(let bytes): return "binary \(bytes) \(sizes)"
      case .text(let text):
        let scalars = text.unicodeScalars.map { "U+" + String($0.value, radix: 16) }
        return "text \(scalars.joined(separator: " ")) \(sizes)"
      }
    }
  }
}
