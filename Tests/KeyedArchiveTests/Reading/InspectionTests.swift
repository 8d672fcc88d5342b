import KeyedArchive
import Testing

/// Archives as text: trees and differences.
@Suite("Showing archives")
struct InspectionTests {
  private func document(_ archive: TestArchive) throws -> ArchiveDocument {
    try ArchiveGraph(archive.bytes(), policy: .inspection).document()
  }

  @Test("a tree follows references")
  func tree() throws {
    #expect(
      try document(.memo()).tree() == """
        NSKeyedArchiver, 4 objects
        root: Memo #1
          text: "draft"
          schema: 1
        """)
  }

  @Test("cycles, shared objects and dictionaries")
  func cycles() throws {
    let archive = TestArchive(
      .object(2, [("NS.keys", .uids(3, 4)), ("NS.objects", .uids(1, 5))]),
      .classRecord("NSDictionary"), .string("self"), .string("list"),
      .object(6, [("NS.objects", .uids(7, 7))]), .classRecord("NSArray"), .object(2))
    #expect(
      try document(archive).tree() == """
        NSKeyedArchiver, 8 objects
        root: NSDictionary #1
          "self": NSDictionary #1 (holds itself: shown above)
          "list": NSArray #5
            [0]: NSDictionary #7
            [1]: NSDictionary #7 (shared: shown above)
        """)
  }

  @Test("lines and levels are bounded")
  func bounds() throws {
    let elements = (0..<50).map { PropertyListValue.integer(Int128($0)) }
    var limits = ArchiveDocument.TreeLimits()
    limits.lines = 10
    let lines = try document(TestArchive.one("Thing", [("a", .array(elements))])).tree(
      limits: limits
    )
    .split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.last == "… and 2 more" || lines.last?.hasPrefix("… and ") == true)
    limits.depth = 1
    let shallow = try document(TestArchive.one("Thing", [("a", .array([.array([.null])]))]))
    #expect(
      shallow.tree(limits: limits).hasSuffix("a: array of 1 (1 inside, below 1 levels)"))
    limits.namesOptions = true
    #expect(
      shallow.tree(limits: limits).hasSuffix("(1 inside, below 1 levels; --depth 2 shows them)"))
    limits.valueLength = 2
    limits.depth = 40
    let cut = try document(
      .memo(
        text: .string("draft"),
        more: [PropertyListEntry("d", .data([UInt8](repeating: 7, count: 20)))])
    ).tree(limits: limits)
    #expect(cut.contains("text: \"dr…\" (5 characters; --strings 5 shows all)"))
    #expect(cut.contains("07 … (--data hex shows all)"))
  }

  @Test("differences by what objects hold, not by their numbers")
  func differences() throws {
    let old = try document(.memo())
    #expect(old.differences(from: old).isEmpty)
    let renumbered = TestArchive(
      .dictionary([
        PropertyListEntry("schema", .integer(1)), PropertyListEntry("text", .uid(3)),
        PropertyListEntry("$class", .uid(2)),
      ]), .classRecord("Memo"), .string("draft"))
    #expect(try document(renumbered).differences(from: old).isEmpty)
    let changed = try document(
      .memo(
        schema: .integer(2), text: .string("final"), more: [PropertyListEntry("pin", .bool(true))]))
    #expect(
      changed.differences(from: old) == [
        "root.pin: absent → true", "root.text: \"draft\" → \"final\"", "root.schema: 1 → 2",
      ])
    #expect(changed.differences(from: old, maximumLines: 1).count == 2)
    let renamed = try document(.memo(className: "Note"))
    #expect(renamed.differences(from: old) == ["root: Memo → Note"])
  }
}
