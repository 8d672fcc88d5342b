import KeyedArchive
import Testing

/// Kinds 22 to 27: damage to what an archive adds to a property list.
@Suite("Damage to the archive")
struct MalformedArchiveTests {
  private static let memo = TestArchive.memo()

  @Test("22: no dictionary, or one of its four entries missing or of another type")
  func envelope() {
    expectRejection(.notAnArchive, .graph, BinaryList(.array([])).bytes())
    let wrong: PropertyListValue = .real(1)
    for value in [nil, wrong] {
      expectRejection(.notAnArchive, .graph, Self.memo.with { $0.archiver = value }.bytes())
      expectRejection(.notAnArchive, .graph, Self.memo.with { $0.version = value }.bytes())
      expectRejection(.notAnArchive, .graph, Self.memo.with { $0.top = value }.bytes())
      expectRejection(.notAnArchive, .graph, Self.memo.with { $0.objects = value }.bytes())
    }
  }

  @Test(
    "22: another version, also one equal in its low 32 bits",
    arguments: [0, 99_999, 100_001, 100_000 + 1 << 32, -100_000] as [Int128])
  func version(_ version: Int128) {
    expectRejection(
      .unsupportedArchiveVersion, .graph,
      Self.memo.with { $0.version = .integer(version) }.bytes())
  }

  @Test("22: an archiver that the policy does not name")
  func archiver() {
    let other = Self.memo.with { $0.archiver = .string("SCNKeyedArchiver") }
    expectRejection(.archiverNotAllowed, .graph, other.bytes(), policy: .standard)
    #expect(throws: Never.self) { try Reading.graph(other.bytes(), .inspection) }
  }

  @Test("23: a first object that is not $null, or no objects at all")
  func nullObject() {
    expectRejection(.nullObject, .graph, Self.memo.with { $0.objects = .array([]) }.bytes())
    let another = Self.memo.with { $0.objects = .array([.string("$nil")]) }
    expectRejection(.nullObject, .graph, another.bytes())
  }

  @Test("24: an entry of $top that is a container, and a root that is not there or no reference")
  func top() {
    for container in [.array([]), .set([]), .dictionary([]), .null] as [PropertyListValue] {
      let inline = Self.memo.with { $0.top = .dictionary([PropertyListEntry("root", container)]) }
      expectRejection(.topEntry, .graph, inline.bytes())
    }
    let scalar = Self.memo.with { $0.top = .dictionary([PropertyListEntry("root", .integer(1))]) }
    expectRejection(.classNotAllowed, .memo, scalar.bytes())
    expectRejection(.wrongType, .value, scalar.bytes())
    let elsewhere = Self.memo.with {
      $0.top = .dictionary([PropertyListEntry("other", .uid(1))])
    }
    expectRejection(.rootMissing, .memo, elsewhere.bytes())
    expectRejection(.rootMissing, .value, elsewhere.bytes())
    let empty = Self.memo.with { $0.top = .dictionary([]) }
    expectRejection(.rootMissing, .memo, empty.bytes())
  }

  @Test("25: references beyond the objects, from fields, elements and $top")
  func uidRange() {
    let field = TestArchive.one("Thing", [("a", .uid(3))])
    expectRejection(.uidOutOfRange, .graph, field.bytes())
    let element = TestArchive.one("NSArray", [("NS.objects", .uids(1, 4_294_967_295))])
    expectRejection(.uidOutOfRange, .graph, element.bytes())
    let nested = TestArchive.one("Thing", [("a", .array([.array([.uids(9)])]))])
    expectRejection(.uidOutOfRange, .graph, nested.bytes())
    let top = Self.memo.with { $0.top = .dictionary([PropertyListEntry("root", .uid(4))]) }
    expectRejection(.uidOutOfRange, .graph, top.bytes())
    expectRejection(.uidOutOfRange, .graph, TestArchive(.object(9)).bytes())
  }

  @Test("25: classes that are no class records, and class records as objects")
  func classReference() {
    expectRejection(.classReference, .graph, TestArchive(.object(1)).bytes())
    expectRejection(.classReference, .graph, TestArchive(.object(2), .string("NSArray")).bytes())
    expectRejection(.classReference, .graph, TestArchive(.object(0)).bytes())
    let named = TestArchive(
      .dictionary([PropertyListEntry("$class", .string("NSArray"))]))
    expectRejection(.classReference, .graph, named.bytes())
    expectRejection(
      .classReference, .graph, TestArchive.one("NSArray", [("NS.objects", .uids(2))]).bytes())
    expectRejection(.classReference, .graph, TestArchive(.classRecord("NSArray")).bytes())
  }

  @Test("25: a class that is no class record, under a $class key that no other object shares")
  func classKeyUnshared() {
    let wrong = TestArchive(
      .object(2), .string("App.Note"), .object(4), .classRecord("App.Note"))
    expectRejection(.classReference, .graph, wrong.bytes())
    let right = TestArchive(
      .object(4), .string("App.Note"), .object(4), .classRecord("App.Note"))
    #expect(throws: Never.self) { try Reading.graph(right.bytes()) }
  }

  @Test("25: an object that also stands in a field of another, by the very same bytes")
  func objectInside() {
    let archive = TestArchive(
      .object(3, [("inner", .string("here"))]), .object(3), .classRecord("App.Note"))
    var list = BinaryList(archive.propertyList)
    // The string "here" and object 2, which has no field but its class, become one.
    let here = list.objects.firstIndex(of: BinaryList.Object.string("here").bytes)
    let dictionaries = list.objects.indices.filter { list.objects[$0].first == 0xD1 }
    guard let here, let object = dictionaries.last else {
      Issue.record("the archive has other objects than expected")
      return
    }
    #expect(throws: Never.self) { try Reading.graph(list.bytes(), .inspection) }
    let places = list.objects.indices.map { index in
      list.objects[..<index].reduce(8) { $0 + $1.count }
    }
    list.offsets[here] = UInt64(places[object])
    expectRejection(.classReference, .graph, list.bytes())
  }

  @Test("25: dictionaries without a class, and arrays, among the objects")
  func withoutClass() {
    expectRejection(.objectWithoutClass, .graph, TestArchive(.dictionary([])).bytes())
    expectRejection(.objectWithoutClass, .graph, TestArchive(.array([])).bytes())
    expectRejection(.objectWithoutClass, .graph, TestArchive(.uid(0)).bytes())
  }

  @Test("26: class records without a name, with another first class, with other types")
  func classRecord() {
    let name = PropertyListEntry("$classname", .string("A"))
    let classes = PropertyListEntry("$classes", .array([.string("A")]))
    let long = String(repeating: "A", count: 1_025)
    let records: [[PropertyListEntry]] = [
      [PropertyListEntry("$classname", .integer(1))],
      [PropertyListEntry("$classname", .integer(1)), classes],
      [PropertyListEntry("$classname", .string("")), classes],
      [name, PropertyListEntry("$classes", .array([.string("B"), .string("A")]))],
      [name, PropertyListEntry("$classes", .array([]))],
      [name, PropertyListEntry("$classes", .string("A"))],
      [name, PropertyListEntry("$classes", .array([.string("A"), .integer(1)]))],
      [name, classes, PropertyListEntry("$classhints", .string("B"))],
      [name, classes, PropertyListEntry("$classhints", .array([.string("")]))],
      [name, classes, PropertyListEntry("other", .integer(1))],
      [
        PropertyListEntry("$classname", .string(long)),
        PropertyListEntry("$classes", .array([.string(long)])),
      ],
    ]
    for record in records {
      expectRejection(.classRecord, .graph, TestArchive(.object(2), .dictionary(record)).bytes())
    }
  }

  @Test("27: classes that were not allowed, on every reference and for plain values too")
  func classes() throws {
    expectRejection(.classNotAllowed, .memo, TestArchive(.string("wrong root")).bytes())
    expectRejection(.classNotAllowed, .memo, TestArchive.memo(className: "Other").bytes())
    expectRejection(.classNotAllowed, .value, Self.memo.bytes())
    // One list, asked for as two kinds one after the other: built once, checked twice.
    let shared = TestArchive.one(
      "Pair", [("first", .uid(3)), ("second", .uid(3))],
      .object(4, [("NS.objects", .uids())]), .classRecord("NSArray"))
    #expect {
      try ArchiveDecoder.decode(PairOfKinds.self, from: shared.bytes())
    } throws: { error in
      (error as? ArchiveError)?.code == .classNotAllowed
        && (error as? ArchiveError)?.detail
          == .classes(found: "NSArray", allowed: ["NSDate"])
    }
    let text = TestArchive(.string("hello"))
    #expect {
      try ArchiveDecoder.decode(.value(allowing: .number), from: text.bytes())
    } throws: { ($0 as? ArchiveError)?.code == .classNotAllowed }
  }

  private struct PairOfKinds: ArchiveDecodable {
    static let archiveClass = ArchiveClass("Pair")

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      _ = try decoder.value("first", allowing: .array)
      _ = try decoder.value("second", allowing: .date)
    }
  }
}
