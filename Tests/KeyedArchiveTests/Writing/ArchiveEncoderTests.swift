import Foundation
import KeyedArchive
import Testing

/// A person who may know others, in a circle if need be.
final class Person: ArchiveEncodable {
  static let encodedClass = ArchiveClassRecord(
    name: "App.Person", hierarchy: ["App.Person", "NSObject"])
  let name: String
  var friends: [Person] = []
  weak var boss: Person?

  init(_ name: String) { self.name = name }

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(name, forKey: "name")
    fields.encode(friends, forKey: "friends")
    fields.encodeConditional(boss, forKey: "boss")
  }
}

/// The memo of the tests, as a value.
struct PlainMemo: ArchiveEncodable {
  static let encodedClass = ArchiveClassRecord(name: "Memo", hierarchy: ["Memo", "NSObject"])
  var schema = 1
  var text: String

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(schema, forKey: "schema")
    fields.encode(text, forKey: "text")
  }
}

@Suite("Archives that are written")
struct ArchiveEncoderTests {
  /// The property list of an archive, in `Notation`.
  static func expected(top: [PropertyListEntry], _ objects: [PropertyListValue]) -> String {
    Notation.text(
      .dictionary([
        .init("$version", .integer(100_000)), .init("$archiver", .string("NSKeyedArchiver")),
        .init("$top", .dictionary(top)), .init("$objects", .array([.string("$null")] + objects)),
      ]))
  }

  static func object(_ fields: [PropertyListEntry], _ identifier: UInt32) -> PropertyListValue {
    .dictionary(fields + [.init("$class", .uid(identifier))])
  }

  static func record(_ names: String...) -> PropertyListValue {
    .dictionary([
      .init("$classname", .string(names[0])),
      .init("$classes", .array(names.map { .string($0) })),
    ])
  }

  @Test("A memo has the layout NSKeyedArchiver gives it", .enabled(if: Plistlib.isPresent))
  func memo() throws {
    let bytes = try ArchiveEncoder().encode(PlainMemo(text: "draft"))
    let expected = Self.expected(
      top: [.init("root", .uid(1))],
      [
        Self.object([.init("schema", .integer(1)), .init("text", .uid(2))], 3),
        .string("draft"), Self.record("Memo", "NSObject"),
      ])
    #expect(try Plistlib.read([bytes]) == [expected])
  }

  @Test("Shared objects, cycles and conditional references", .enabled(if: Plistlib.isPresent))
  func identity() throws {
    let (ann, bob, stranger) = (Person("Ann"), Person("Bob"), Person("Eve"))
    ann.friends = [bob, bob, ann]
    bob.friends = [ann]
    bob.boss = ann
    ann.boss = stranger
    let bytes = try ArchiveEncoder().encode(ann)
    let expected = Self.expected(
      top: [.init("root", .uid(1))],
      [
        Self.object(
          [.init("name", .uid(2)), .init("friends", .uid(3)), .init("boss", .uid(0))], 4),
        .string("Ann"),
        Self.object([.init("NS.objects", .array([.uid(5), .uid(5), .uid(1)]))], 6),
        Self.record("App.Person", "NSObject"),
        Self.object(
          [.init("name", .uid(7)), .init("friends", .uid(8)), .init("boss", .uid(1))], 4),
        Self.record("NSArray", "NSObject"),
        .string("Bob"),
        Self.object([.init("NS.objects", .array([.uid(1)]))], 6),
      ])
    #expect(try Plistlib.read([bytes]) == [expected])
  }

  @Test("Keys that begin with a dollar sign are escaped", .enabled(if: Plistlib.isPresent))
  func escaping() throws {
    struct Odd: ArchiveEncodable {
      static let encodedClass = ArchiveClassRecord(name: "Odd", hierarchy: ["Odd", "NSObject"])
      func encode(into fields: inout ArchiveFieldEncoder) {
        fields.encode(true, forKey: "$class")
        fields.encode(2, forKey: "$$")
        fields.encode(3, forKey: "a$")
      }
    }
    let bytes = try ArchiveEncoder().encode([("$top", .object(Odd()))])
    let expected = Self.expected(
      top: [.init("$$top", .uid(1))],
      [
        Self.object(
          [
            .init("$$class", .bool(true)), .init("$$$", .integer(2)), .init("a$", .integer(3)),
          ], 2),
        Self.record("Odd", "NSObject"),
      ])
    #expect(try Plistlib.read([bytes]) == [expected])
  }

  @Test("The text $null is not nil", .enabled(if: Plistlib.isPresent))
  func nullText() throws {
    let bytes = try ArchiveEncoder().encode(.string("$null"))
    let expected = Self.expected(
      top: [.init("root", .uid(1))],
      [
        Self.object([.init("NS.string", .string("$null"))], 2), Self.record("NSString", "NSObject"),
      ])
    #expect(try Plistlib.read([bytes]) == [expected])
  }

  @Test("Large unsigned integers take 16 bytes")
  func wideIntegers() throws {
    struct Wide: ArchiveEncodable {
      static let encodedClass = ArchiveClassRecord(name: "Wide", hierarchy: ["Wide", "NSObject"])
      func encode(into fields: inout ArchiveFieldEncoder) {
        fields.encode(UInt64.max, forKey: "wide")
        fields.encode(Int8(-1), forKey: "small")
      }
    }
    let bytes = try ArchiveEncoder().encode(Wide())
    let wide = [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 255, count: 8)
    let small = [0x13] + [UInt8](repeating: 255, count: 8)
    #expect(bytes.contains(wide) && bytes.contains(small))
  }

  @Test("The same bytes in every process")
  func sameBytes() async throws {
    let bytes = try ArchiveEncoder().encode(SampleValues.dictionaries(50))
    let checksum = SampleValues.checksum(bytes)
    // Swift seeds its hash tables anew in each process.
    await #expect(processExitsWith: .success) {
      [checksum = checksum as UInt64] in
      let again = try ArchiveEncoder().encode(SampleValues.dictionaries(50))
      #expect(SampleValues.checksum(again) == checksum)
    }
  }

  static let refusals: [(name: String, value: ArchiveValue, ArchiveError.Code, path: String)] = [
    ("a wide integer", .integer(1 << 64), .integerTooWide, ""),
    ("deep", .array([.affineTransform([1])]), .invalidValue, "$objects[2]"),
    (
      "in a list", .array([.bool(true), .integer(1 << 70)]), .integerTooWide,
      "$objects[1].NS.objects[1]"
    ),
    (
      "a unit with two converters",
      .unit(ArchiveUnit(className: "NSUnitLength", symbol: "", coefficient: 1, reciprocal: 1)),
      .invalidValue, "$objects[1]"
    ),
    ("a transform of five", .affineTransform([1, 2, 3, 4, 5]), .invalidValue, "$objects[1]"),
    ("a fine transform", .affineTransform([0.1, 0, 0, 1, 0, 0]), .invalidValue, "$objects[1]"),
  ]

  @Test(arguments: refusals.indices)
  func refused(_ index: Int) {
    let (_, value, code, path) = Self.refusals[index]
    #expect {
      try ArchiveEncoder().encode(value)
    } throws: { error in
      let error = try #require(error as? ArchiveError)
      return error.code == code && error.path.description == path
    }
  }

  @Test("A key written twice")
  func duplicateKey() {
    struct Twice: ArchiveEncodable {
      static let encodedClass = ArchiveClassRecord(name: "Twice", hierarchy: ["Twice"])
      func encode(into fields: inout ArchiveFieldEncoder) {
        fields.encode(1, forKey: "a")
        fields.encode("x", forKey: "a")
      }
    }
    #expect(
      WritingFailure.code { () throws(ArchiveError) in try ArchiveEncoder().encode(Twice()) }
        == .duplicateKey)
  }

  @Test("Depth: at the limit and one past it")
  func depth() throws {
    func nested(_ levels: Int) -> ArchiveValue {
      (1..<levels).reduce(.array([])) { value, _ in .array([value]) }
    }
    var encoder = ArchiveEncoder()
    #expect(encoder.limits.depth == 512)
    #expect(try encoder.encode(nested(512)).isEmpty == false)
    let tooDeep = nested(513)
    #expect(
      WritingFailure.code { () throws(ArchiveError) in try encoder.encode(tooDeep) } == .tooDeep)
    encoder.limits.depth = 513
    #expect(try encoder.encode(tooDeep).isEmpty == false)
  }

  @Test("Other limits: at each and one past it")
  func limits() throws {
    let value = ArchiveValue.array([.bool(true), .bool(false)])
    let size = try ArchiveEncoder().encode(value).count
    func code(_ change: (inout ArchiveLimits) -> Void) -> ArchiveError.Code? {
      var encoder = ArchiveEncoder()
      change(&encoder.limits)
      return WritingFailure.code { () throws(ArchiveError) in try encoder.encode(value) }
    }
    #expect(code { $0.containerCount = 2 } == nil)
    #expect(code { $0.containerCount = 1 } == .containerTooLarge)
    #expect(code { $0.inputBytes = size } == nil)
    #expect(code { $0.inputBytes = size - 1 } == .inputTooLarge)
  }
}
