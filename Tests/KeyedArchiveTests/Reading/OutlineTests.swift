import KeyedArchive
import Testing

/// Archives as people look at them: values, paths, differences.
@Suite("Outlines of archives")
struct OutlineTests {
  static func outline(_ archive: TestArchive) throws -> ArchiveOutline {
    try ArchiveOutline(ArchiveGraph(archive.bytes(), policy: .inspection))
  }

  @Test("Objects of well-known classes are the values they are")
  func values() throws {
    let archive = TestArchive.one(
      "App.Note",
      [
        ("when", .uid(3)), ("id", .uid(5)), ("link", .uid(7)), ("text", .uid(10)),
        ("early", .date(-1e15)),
      ],
      .object(4, [("NS.time", .real(86_400))]), .classRecord("NSDate"),
      .object(6, [("NS.uuidbytes", .data(Array(0..<16)))]), .classRecord("NSUUID"),
      .object(8, [("NS.base", .uid(0)), ("NS.relative", .uid(9))]), .classRecord("NSURL"),
      .string("https://example.com"),
      .object(11, [("NS.string", .string("draft"))]), .classRecord("NSMutableString"))
    #expect(
      try Self.outline(archive).tree() == """
        NSKeyedArchiver, 12 objects
        root: App.Note #1
          when: NSDate #3: date 2001-01-02T00:00:00Z (86400.0 s after 2001-01-01)
          id: NSUUID #5: UUID 00010203-0405-0607-0809-0A0B0C0D0E0F
          link: NSURL #7: URL "https://example.com"
          text: NSMutableString #10: "draft"
          early: date -1000000000000000.0 s after 2001-01-01
        """)
  }

  @Test("An object that is not well formed is shown as it stands, and says so")
  func fault() throws {
    let archive = TestArchive.one("NSUUID", [("NS.uuidbytes", .data([1]))])
    let tree = try Self.outline(archive).tree()
    #expect(tree.contains("root: NSUUID #1 (not well formed: $objects[1].NS.uuidbytes: "))
    #expect(tree.hasSuffix("\n  NS.uuidbytes: data of 1 byte: 01"))
  }

  @Test("References of what is no whole archive are shown as references")
  func references() throws {
    #expect(
      ArchiveOutline(.uid(7)).tree() == "a property list\nvalue: reference to object 7")
    var archive = TestArchive.memo()
    archive.archiver = nil
    let (outline, fault) = try ArchiveOutline.read(archive.bytes())
    #expect(fault?.code == .notAnArchive)
    #expect(outline.tree().contains("\"root\": reference to object 1"))
    let other = try ArchiveOutline.read(BinaryList(.dictionary([1], [1]), .string("a")).bytes())
    #expect(other.fault == nil && !other.outline.isArchive)
  }

  @Test("Paths lead where show and diff say, quoted or not")
  func paths() throws {
    let archive = TestArchive(
      .object(2, [("NS.keys", .uids(3, 4)), ("NS.objects", .uids(5, 7))]),
      .classRecord("NSDictionary"), .string("a.b"), .string("list"), .string("found"),
      .classRecord("NSArray"), .object(6, [("NS.objects", .uids(5, 8))]),
      .object(9, [("text", .uid(5)), ("text.more", .integer(2))]), .classRecord("App.Note"))
    let outline = try Self.outline(archive)
    for path in ["root.a.b", "root[\"a.b\"]", "root.list[0]", "root[\"list\"][1].text", "#8.text"] {
      #expect(try outline.value(at: path) == .uid(5), "\(path)")
    }
    #expect(try outline.value(at: "root.list[1].text.more") == .integer(2))
    for path in ["root.c", "root[2]", "root.list[2]", "#80", "", "other", "root.a.b.c", "root["] {
      #expect {
        try outline.value(at: path)
      } throws: { error in
        (error as? ArchiveError)?.code == .missingField
      }
    }
  }

  @Test("Archives inside data are shown where they stand when asked for, eight deep at most")
  func nested() throws {
    var bytes = TestArchive.memo().bytes()
    for _ in 0..<10 { bytes = TestArchive.one("App.Box", [("inner", .data(bytes))]).bytes() }
    let outline = try ArchiveOutline(ArchiveGraph(bytes))
    #expect(outline.tree().contains("(a property list)"))
    var limits = ArchiveDocument.TreeLimits()
    limits.opensData = true
    let tree = outline.tree(limits: limits)
    #expect(
      tree.split(separator: "\n").count { $0.contains("bytes: NSKeyedArchiver, 3 objects") } == 8)
    #expect(tree.hasSuffix("(a property list)"))
    limits.namesOptions = true
    limits.opensData = false
    #expect(outline.tree(limits: limits).hasSuffix("--inside 'root.inner' opens it)"))
  }

  @Test("The table has every object by its number, references as they stand")
  func table() throws {
    #expect(
      try Self.outline(.memo()).table() == """
        NSKeyedArchiver, 4 objects
        $top.root: #1
        #0 $null
        #1 Memo (class #3)
          text: #2
          schema: 1
        #2 "draft"
        #3 class Memo: NSObject
        """)
  }

  private func set(_ members: [UInt32], _ name: String = "NSSet") -> TestArchive {
    TestArchive(
      .object(2, [("NS.objects", .array(members.map { .uid($0) }))]), .classRecord(name),
      .string("a"), .string("b"), .string("c"))
  }

  @Test("Members of sets have no order, and those that differ are named")
  func sets() throws {
    let old = try Self.outline(set([3, 4]))
    #expect(try Self.outline(set([4, 3])).differences(from: old).isEmpty)
    #expect(
      try Self.outline(set([5, 3])).differences(from: old) == [
        "root{}: \"b\" → absent", "root{}: absent → \"c\"",
      ])
    // The order of an array counts.
    let array = try Self.outline(set([3, 4], "NSArray"))
    #expect(try Self.outline(set([4, 3], "NSArray")).differences(from: array).count == 2)
  }

  @Test("Members that are objects are told apart by what they hold, circles too")
  func setsOfObjects() throws {
    func archive(_ members: [UInt32], _ text: String) -> TestArchive {
      TestArchive(
        .object(2, [("NS.objects", .array(members.map { .uid($0) }))]), .classRecord("NSSet"),
        .object(5, [("next", .uid(4)), ("text", .uid(6))]),
        .object(5, [("next", .uid(3)), ("text", .uid(7))]), .classRecord("App.Node"),
        .string("one"), .string(text))
    }
    let old = try Self.outline(archive([3, 4], "two"))
    #expect(try Self.outline(archive([4, 3], "two")).differences(from: old).isEmpty)
    #expect(try !Self.outline(archive([3, 4], "three")).differences(from: old).isEmpty)
  }

  @Test("Entries of dictionaries are found by their keys, whatever class those have")
  func dictionaries() throws {
    func archive(_ keys: [UInt32], _ values: [UInt32]) -> TestArchive {
      TestArchive(
        .object(
          2,
          [
            ("NS.keys", .array(keys.map { .uid($0) })),
            ("NS.objects", .array(values.map { .uid($0) })),
          ]), .classRecord("NSDictionary"), .string("a key"), .integer(7), .string("x"),
        .string("y"))
    }
    let old = try Self.outline(archive([3, 4], [5, 6]))
    #expect(try Self.outline(archive([4, 3], [6, 5])).differences(from: old).isEmpty)
    #expect(
      try Self.outline(archive([4, 3], [5, 5])).differences(from: old) == [
        "root[#4]: \"y\" → \"x\""
      ])
    #expect(
      try Self.outline(archive([3], [6])).differences(from: old) == [
        "root[#4]: \"y\" → absent", "root[\"a key\"]: \"x\" → \"y\"",
      ])
  }

  @Test("A number that is none is the same as itself; a class that changed is one line")
  func sameness() throws {
    let nan = try Self.outline(.one("App.Note", [("a", .real(.nan))]))
    #expect(nan.differences(from: nan).isEmpty)
    let one = TestArchive.one("NSMutableString", [("NS.string", .string("a"))])
    #expect(
      try Self.outline(one).differences(from: Self.outline(TestArchive(.string("a")))) == [
        "root: a plain value → NSMutableString"
      ])
    #expect(
      try Self.outline(set([3], "NSArray")).differences(from: Self.outline(set([3]))).count == 1)
  }

  @Test("Property lists are compared too, and long values that look the same say where they differ")
  func propertyLists() throws {
    let old = ArchiveOutline(.dictionary([PropertyListEntry("a", .integer(1))]))
    let new = ArchiveOutline(.dictionary([PropertyListEntry("a", .integer(2))]))
    #expect(new.differences(from: old) == ["value.a: 1 → 2"])
    #expect(
      try Self.outline(.memo()).differences(from: old) == ["a property list → a keyed archive"])
    let zeros = [UInt8](repeating: 0, count: 40)
    let data = ArchiveOutline(.data(zeros))
    let other = ArchiveOutline(.data(zeros + [1]))
    #expect(other.differences(from: data).count == 1)
    #expect(
      ArchiveOutline(.data(zeros.dropLast() + [1])).differences(from: data)[0]
        .hasSuffix("(differs from byte 39)"))
  }
}
