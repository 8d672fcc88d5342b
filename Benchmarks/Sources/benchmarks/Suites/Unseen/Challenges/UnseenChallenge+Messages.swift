import PropertyEngine

extension UnseenChallenge {
  static let messages = [
    nestedRecord, luhnTransposition, flagParity, runLength, overlongVarint, threeByteScalar,
    surrogatePair, overlappingFragments, checksumCollision, hexPairs,
  ]

  /// The contents of a record with tag 3 do not look like a record.
  static let nestedRecord = UnseenChallenge(
    "nested_record", taggedRecords, minimum: "[(3, [0, 1, 0])]"
  ) { records in
    records.contains { tag, contents in
      tag == 3 && contents.count > 2 && contents[0] < 4 && contents[1] == contents.count - 2
    }
  }

  private static let taggedRecords = Generator { draw in
    let tag = try draw(.int(in: 0...3))
    let length = try draw(.int(in: 0...6))
    var contents: [Int] = []
    for _ in 0..<length { contents.append(try draw(.int(in: 0...15))) }
    return (tag, contents)
  }.array(count: 0...6)

  /// A check digit finds out when two neighbours are exchanged.
  static let luhnTransposition = UnseenChallenge(
    "luhn_transposition",
    zip(Generator<Int>.int(in: 0...9).array(count: 0...10), Generator<Int>.int(in: 0...9)),
    minimum: "([0, 9], 1)"
  ) { digits, check in
    guard luhn(digits) == check else { return false }
    return digits.indices.dropLast().contains { index in
      var exchanged = digits
      exchanged.swapAt(index, index + 1)
      return digits[index] != digits[index + 1] && luhn(exchanged) == check
    }
  }

  /// The digit that makes the Luhn sum a multiple of ten.
  private static func luhn(_ digits: [Int]) -> Int {
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let doubled = item.offset.isMultiple(of: 2) ? 2 * item.element : item.element
      return sum + doubled / 10 + doubled % 10
    }
    return (10 - sum % 10) % 10
  }

  /// Eight flags with an even number set, and a parity that says so, have at most three set.
  static let flagParity = UnseenChallenge(
    "flag_parity",
    Generator { draw in
      var flags: [Int] = []
      for _ in 0..<9 { flags.append(try draw(.bool) ? 1 : 0) }
      return flags
    }, minimum: "[0, 0, 0, 0, 1, 1, 1, 1, 0]"
  ) { flags in
    let count = flags.dropLast().reduce(0, +)
    return count > 3 && count % 2 == flags[8]
  }

  /// Neighbouring runs of one value add up to a length that fits a byte.
  static let runLength = UnseenChallenge(
    "run_length",
    zip(Generator<Int>.int(in: 1...200), .int(in: 0...3)).array(count: 0...10),
    minimum: "[(56, 0), (200, 0)]"
  ) { runs in
    var length = 0
    for (index, run) in runs.enumerated() {
      length = index > 0 && runs[index - 1].1 == run.1 ? length + run.0 : run.0
      if length > 255 { return true }
    }
    return false
  }

  /// A number in groups of seven bits never ends in a group of zeros.
  static let overlongVarint = UnseenChallenge(
    "overlong_varint", Generator<[UInt8]>.bytes(count: 0...10), minimum: "[128, 0]"
  ) { bytes in
    guard let end = bytes.firstIndex(where: { $0 < 128 }) else { return false }
    return end > 0 && bytes[end] == 0
  }

  /// Bytes that are UTF-8 hold no scalar that takes three.
  static let threeByteScalar = UnseenChallenge(
    "three_byte_scalar", Generator<[UInt8]>.bytes(count: 0...12), minimum: "[224, 160, 128]"
  ) { bytes in
    guard bytes.contains(where: { $0 >= 0xE0 }) else { return false }
    return String(validating: bytes, as: UTF8.self)?
      .unicodeScalars.contains { $0.value >= 0x800 && $0.value < 0x10000 } ?? false
  }

  /// Code units never make a surrogate pair.
  static let surrogatePair = UnseenChallenge(
    "surrogate_pair",
    Generator<Int>.int(in: 0xD700...0xDFFF).array(count: 0...10), minimum: "[55296, 56320]"
  ) { units in
    units.indices.dropLast().contains { index in
      units[index] >= 0xD800 && units[index] < 0xDC00 && units[index + 1] >= 0xDC00
    }
  }

  /// A fragment that begins inside another one is the same fragment.
  static let overlappingFragments = UnseenChallenge(
    "overlapping_fragments",
    zip(Generator<Int>.int(in: 0...60), .int(in: 1...16)).array(count: 0...8),
    minimum: "[(0, 2), (1, 1)]"
  ) { fragments in
    fragments.contains { start, length in
      fragments.contains { $0.0 > start && $0.0 < start + length }
    }
  }

  /// Two messages of one length with one checksum are equal.
  static let checksumCollision = UnseenChallenge(
    "checksum_collision", zip(message, message), minimum: "([0, 0], [1, 8])"
  ) { left, right in
    func checksum(_ message: [Int]) -> Int { message.reduce(7) { ($0 * 3 + $1) % 11 } }
    return left.count > 1 && left.count == right.count && left != right
      && checksum(left) == checksum(right)
  }

  private static let message = Generator<Int>.int(in: 0...9).array(count: 0...6)

  /// The pairs of a text of hexadecimal digits are all below 0xF0.
  static let hexPairs = UnseenChallenge(
    "hex_pairs",
    Generator<String>.string(of: Alphabet("0"..."9", "a"..."f"), count: 0...16), minimum: "00f0"
  ) { text in
    let digits = Array(text)
    guard digits.count.isMultiple(of: 2), digits.count > 2 else { return false }
    return stride(from: 0, to: digits.count, by: 2).contains { digits[$0] == "f" }
  }
}
