import KeyedArchive
import PropertyEngine

/// Values of every built-in class.
enum ArchiveValueGenerator {
  static let text = Generator<String>.string(count: 0...6)

  /// Whole numbers that a property list holds, the widest ones too.
  static let integer = Generator<Int128> { draw in
    switch try draw.branch(3) {
    case 0: Int128(try draw.integer(in: 0...Int16.max))
    case 1: Int128(try draw.integer(in: Int64.min...Int64.max))
    default: Int128(try draw.integer(in: UInt64.min...UInt64.max))
    }
  }

  static let generator = Generator<ArchiveValue>.recursive(
    depth: 3, weights: (leaf: 2, node: 1), leaf: leaf, node: node)

  private static let real = Generator<Double>.double(in: -1e12...1e12)

  private static let leaf = Generator<ArchiveValue> { draw in
    switch try draw.branch(weights: [6, 4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) {
    case 0: .string(try draw(text))
    case 1: .integer(try draw(integer))
    case 2: .bool(try draw.boolean())
    case 3: .real(try draw(real))
    case 4: .data(try draw.bytes(count: 0...6))
    case 5: .date(try draw(real))
    case 6: .null
    case 7: .uuid(ArchiveUUID(high: try draw.integer(in: 0...UInt64.max), low: 1))
    case 8: .indexSet(try indexSet(&draw))
    case 9: .indexPath(try draw.list(0...4) { draw in try draw.integer(in: 0...1 << 40) })
    case 10: .range(location: try draw.integer(in: 0...1 << 32), length: 1)
    case 11: .point(x: try draw(real), y: try draw(real))
    case 12: .size(width: try draw(real), height: try draw(real))
    case 13: .rect(x: try draw(real), y: 0, width: 1, height: try draw(real))
    case 14: .locale(identifier: "de_DE")
    case 15: .timeZone(name: "GMT", data: try draw.boolean() ? [1, 2] : nil)
    case 16: .regularExpression(pattern: try draw(text), options: 1)
    default: .affineTransform([1, 0, 0, 1, 0.5, 2])
    }
  }

  private static func indexSet(_ draw: inout Draw) throws -> [Range<UInt64>] {
    var start: UInt64 = 0
    return try draw.list(0...4) { draw in
      let lower = start + (try draw.integer(in: 1...300, origin: 1))
      start = lower + (try draw.integer(in: 1...300, origin: 1))
      return lower..<start
    }
  }

  private static func node(_ inner: Generator<ArchiveValue>) -> Generator<ArchiveValue> {
    Generator { draw in
      switch try draw.branch(weights: [4, 3, 1, 1, 1, 1, 1]) {
      case 0: .array(try draw.list(0...4) { draw in try draw(inner) })
      case 1: .dictionary(try pairs(&draw, inner))
      case 2: .set(unique(try draw.list(0...4) { draw in try draw(inner) }))
      case 3: .orderedSet(unique(try draw.list(0...4) { draw in try draw(inner) }))
      case 4:
        .countedSet(
          unique(try draw.list(0...3) { draw in try draw(inner) }).map {
            ArchiveCountedMember($0, count: 2)
          })
      case 5: .error(domain: "App", code: 7, userInfo: .dictionary(try pairs(&draw, inner)))
      default: .notification(name: "changed", object: try draw(inner), userInfo: nil)
      }
    }
  }

  private static func pairs(
    _ draw: inout Draw, _ inner: Generator<ArchiveValue>
  ) throws -> ArchiveDictionary {
    let pairs = try draw.list(0...3) { draw in
      ArchivePair(.string(try draw(text)), try draw(inner))
    }
    var known: Set<ArchiveValue> = []
    return ArchiveDictionary(pairs.filter { known.insert($0.key).inserted })
  }

  /// Each value once. Equal values would be one member.
  private static func unique(_ values: [ArchiveValue]) -> [ArchiveValue] {
    var known: Set<ArchiveValue> = []
    return values.filter { known.insert($0).inserted }
  }
}
