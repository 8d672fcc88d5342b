import PropertyEngine

/// Fields of bits, masks, sums that stand for something.
extension FreshChallenges {
  static let bits = [bitReader, boardWrap, wordSums, emptyPrefix, denyOrder]

  /// Fields of one to sixteen bits are read as they were written.
  static let bitReader = UnseenChallenge(
    "bit_reader",
    Generator { draw in
      let width = try draw(.int(in: 1...16))
      return (width, try draw(.int(in: 0...(1 << width) - 1)))
    }.array(count: 0...12), minimum: "[(1, 0), (16, 1)]"
  ) { fields in
    let bits = fields.flatMap { width, value in (0..<width).map { value >> (width - 1 - $0) & 1 } }
    var start = 0
    return fields.contains { width, value in
      defer { start += width }
      // The mistake: two bytes are looked at, where three may hold a field.
      let read = (start..<start + width).reduce(0) { read, place in
        read << 1 | (place / 8 > start / 8 + 1 ? 0 : bits[place])
      }
      return read != value
    }
  }

  /// A piece at the right edge of a chess board does not reach the left edge one row up.
  static let boardWrap = UnseenChallenge(
    "board_wrap", zip(Generator<UInt64>.integer(), Generator<UInt64>.integer()),
    minimum: "(128, 256)",
    argument: UnseenChallenge.Argument(
      reason: "the first square at the right edge is bit 7, and only bit 8 is next to it",
      indices: [127, 128, 255, 256])
  ) { pieces, targets in
    pieces << 1 & targets & 0x0101_0101_0101_0101 != 0
  }

  /// Words whose letters come to the same sum have the same letters.
  static let wordSums = UnseenChallenge(
    "word_sums", zip(word, word), minimum: #"("b", "aa")"#
  ) { left, right in
    sum(left) == sum(right) && left.sorted() != right.sorted()
  }

  private static let word = Generator<String>.string(of: .lowercase, count: 1...8)

  private static func sum(_ word: String) -> Int { word.utf8.reduce(0) { $0 + Int($1) - 96 } }

  /// An address is in a network of no fixed bits.
  static let emptyPrefix = UnseenChallenge(
    "empty_prefix",
    zip(Generator<UInt32>.integer(), Generator<Int>.int(in: 0...32), Generator<UInt32>.integer()),
    minimum: "(0, 0, 1)",
    argument: UnseenChallenge.Argument(
      reason: "the network and the prefix are the simplest, and of the addresses 0 is the network",
      indices: [])
  ) { network, prefix, address in
    // The mistake: a shift by all of the width is one by nothing.
    let mask = UInt32.max &<< (32 - UInt32(prefix))
    let isMember = prefix == 0 || (network ^ address) >> (32 - UInt32(prefix)) == 0
    return (network & mask == address & mask) != isMember
  }

  /// What a rule forbids stays forbidden, whatever a later rule allows.
  static let denyOrder = UnseenChallenge(
    "deny_order",
    zip(
      zip(Generator<Bool>.bool, .int(in: 0...5), Generator<UInt8>.integer()).array(count: 0...20),
      .int(in: 0...5), .int(in: 0...7)),
    minimum: "([(false, 0, 1), (true, 0, 1)], 0, 0)"
  ) { rules, resource, action in
    let fitting = rules.filter { $0.1 == resource && $0.2 >> UInt8(action) & 1 == 1 }
    let isAllowed = !fitting.isEmpty && fitting.allSatisfy(\.0)
    return (fitting.last?.0 ?? false) != isAllowed
  }
}
