import KeyedArchive
import Testing

@Suite("Entries of a dictionary")
struct ArchiveDictionaryTests {
  static let entries: ArchiveDictionary = [
    ArchivePair(.string("a"), .integer(1)), ArchivePair(.string("caf\u{E9}"), .integer(2)),
    ArchivePair(.integer(3), .integer(3)), ArchivePair(.string("a"), .integer(4)),
  ]

  @Test("Are the pairs they were made of, in order")
  func pairs() {
    #expect(Array(Self.entries).map(\.value) == (1...4).map { .integer($0) })
    #expect(Self.entries.keys == Self.entries.map(\.key))
    #expect(ArchiveDictionary(Array(Self.entries)) == Self.entries)
    #expect(ArchiveDictionary(Self.entries.reversed()) != Self.entries)
    #expect(ArchiveDictionary([]).isEmpty)
  }

  @Test("Are found by text, byte by byte, the first of two")
  func lookup() {
    #expect(Self.entries[key: "a"] == .integer(1))
    #expect(Self.entries[key: "caf\u{E9}"] == .integer(2))
    #expect(Self.entries[key: "cafe\u{301}"] == nil)
    #expect(Self.entries[key: "3"] == nil)
  }

  @Test("Can be changed one by one, which changes no other dictionary with the same keys")
  func changing() throws {
    let record = ArchiveValue.dictionary([
      ArchivePair(.string("k"), .bool(true)), ArchivePair(.string("l"), .bool(false)),
    ])
    let bytes = try ArchiveEncoder().encode(.array([record, record, record]))
    guard
      case .array(let records) = try ArchiveDecoder.decode(
        .value(allowing: .propertyList), from: bytes),
      case .dictionary(var first) = records[0], case .dictionary(let second) = records[1]
    else {
      Issue.record("an array of dictionaries was written")
      return
    }
    first[0] = ArchivePair(.string("m"), .null)
    #expect(first.keys == [.string("m"), .string("l")])
    #expect(first.values == [.null, .bool(false)])
    #expect(ArchiveValue.dictionary(second) == record)
  }
}
