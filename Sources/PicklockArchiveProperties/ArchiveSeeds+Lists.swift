import KeyedArchive

extension ArchiveSeeds {
  /// Binary property lists that are wrong in one way each, and archives whose class records are.
  static func wrongLists() throws(ArchiveError) -> [Seed] {
    var seeds = [
      list("integer-past-end", [[0x13, 1]]), list("data-past-end", [[0x4F, 0x10, 0xFF]]),
      list("text-past-end", [[0x65, 0, 0x61, 0, 0x62, 0]]), list("count-is-text", [[0x4F, 0x51]]),
      list("count-cut-short", [[0x4F, 0x13, 0]]),
      list("date-not-finite", [[0x33, 0x7F, 0xF0] + six]),
      list("uid-too-large", [[0x88, 1] + six + [0, 0]]), list("half-a-pair", [[0x61, 0xD8, 0]]),
      list("reserved", [[0x70]]), list("integer-too-wide", [[0x14, 1] + six + six + [0, 0, 0]]),
      list("key-not-text", [[0xD1, 1, 1], [0x09]]),
      list("key-twice", [[0xD2, 1, 1, 2, 2], [0x51, 0x6B], [0x09]]),
      list("holds-itself", [[0xA1, 0]]), list("reference-out-of-range", [[0xA1, 9]]),
      list("narrow-offsets", [[0x4F, 0x11, 1, 0] + Array(repeating: 7, count: 256)], whole: true),
      list("narrow-references", Array(repeating: [0x00], count: 257)),
    ]
    seeds.append(overlapping())
    seeds.append(deep())
    for (name, record) in records {
      seeds.append(
        Seed(
          name: "wrong-record-" + name, bytes: try archive([record, .string("other")]).encoded()))
    }
    let chain = (1...600).map { number in
      PropertyListValue.dictionary([
        PropertyListEntry("$class", .uid(601)),
        PropertyListEntry("NS.objects", .array([.uid(UInt32(number < 600 ? number + 1 : 602))])),
      ])
    }
    let array = PropertyListValue.dictionary([
      PropertyListEntry("$classname", .string("NSArray")),
      PropertyListEntry("$classes", .array([.string("NSArray"), .string("NSObject")])),
    ])
    seeds.append(
      Seed(
        name: "value-too-deep", bytes: try archive(chain + [array, .string("end")]).encoded()))
    return seeds
  }

  private static let six: [UInt8] = [0, 0, 0, 0, 0, 0]

  /// A list of objects given as bytes; offsets are of one byte where that is enough, or one should
  /// think so.
  private static func list(_ name: String, _ objects: [[UInt8]], whole: Bool = false) -> Seed {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let width = whole || bytes.count < 256 ? 1 : 2
    return Seed(
      name: "wrong-list-" + name, bytes: finished(bytes, offsets, offsetWidth: width, 1, top: 0))
  }

  private static func finished(
    _ objects: [UInt8], _ offsets: [Int], offsetWidth: Int, _ referenceWidth: Int, top: Int
  ) -> [UInt8] {
    var bytes = objects
    for offset in offsets { bytes += number(offset, offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for figure in [offsets.count, top, objects.count] { bytes += number(figure, 8) }
    return bytes
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// One array that is twelve objects, which together name more than the bytes could.
  private static func overlapping() -> Seed {
    let array = Array("bplist00".utf8) + [0xAE] + Array(repeating: UInt8(0), count: 14)
    return Seed(
      name: "wrong-list-overlapping",
      bytes: finished(array, Array(repeating: 8, count: 12), offsetWidth: 1, 1, top: 0))
  }

  /// Arrays in arrays, the innermost first, so that a search in depth must find how deep they are.
  private static func deep() -> Seed {
    var bytes = Array("bplist00".utf8) + [0xA0]
    var offsets = [8]
    for level in 0..<600 {
      offsets.append(bytes.count)
      bytes += [0xA1] + number(level, 2)
    }
    return Seed(
      name: "wrong-list-deep", bytes: finished(bytes, offsets, offsetWidth: 2, 2, top: 600))
  }

  private static func archive(_ objects: [PropertyListValue]) -> PropertyListValue {
    .dictionary([
      PropertyListEntry("$version", .integer(100_000)),
      PropertyListEntry("$archiver", .string("NSKeyedArchiver")),
      PropertyListEntry("$top", .dictionary([PropertyListEntry("root", .uid(1))])),
      PropertyListEntry("$objects", .array([.string("$null")] + objects)),
    ])
  }

  /// Class records that break a rule each.
  private static let records: [(String, PropertyListValue)] = {
    let name = PropertyListEntry("$classname", .string("A"))
    let classes = PropertyListEntry("$classes", .array([.string("A")]))
    let many = Array(repeating: PropertyListValue.string("A"), count: 65)
    return [
      ("alone", .dictionary([name])),
      ("with-more", .dictionary([name, classes, PropertyListEntry("more", .bool(true))])),
      ("name-is-data", .dictionary([PropertyListEntry("$classname", .data([1])), classes])),
      ("classes-is-text", .dictionary([name, PropertyListEntry("$classes", .string("A"))])),
      ("no-classes", .dictionary([name, PropertyListEntry("$classes", .array([]))])),
      ("many-classes", .dictionary([name, PropertyListEntry("$classes", .array(many))])),
      ("root-is-class", .dictionary([name, classes])),
    ]
  }()
}
