import KeyedArchive
import Testing

@Suite("What is written is read back, and written again the same")
struct WrittenAgainTests {
  @Test("Every layout of a value", arguments: PropertyListFormat.allCases)
  func values(_ format: PropertyListFormat) throws {
    for (name, value) in SampleValues.each {
      let graph = try ArchiveGraph(ArchiveEncoder(format: format).encode(value))
      #expect(try graph.value(of: graph.root()) == value, "\(name)")
    }
  }

  @Test("Every document", arguments: PropertyListFormat.allCases)
  func documents(_ format: PropertyListFormat) throws {
    for (name, value) in SampleValues.each {
      let document = try ArchiveGraph(ArchiveEncoder().encode(value)).document()
      let bytes = try document.encoded(as: format)
      #expect(try ArchiveGraph(bytes).document() == document, "\(name)")
      #expect(try document.encoded(as: format) == bytes)
    }
  }

  @Test("A document keeps what no value can: cycles, extra entries, an archiver of its own")
  func document() throws {
    let document = ArchiveDocument(
      archiver: "SCNKeyedArchiver",
      top: [PropertyListEntry("$0", .uid(1)), PropertyListEntry("other", .uid(1))],
      objects: [
        .null,
        .instance(
          classIdentifier: 2,
          fields: [
            PropertyListEntry("self", .uid(1)), PropertyListEntry("$$escaped", .bool(true)),
            PropertyListEntry("list", .array([.uid(1), .integer(1 << 63), .set([.null])])),
          ]),
        .classRecord(ArchiveClassRecord(name: "A", hierarchy: ["A", "B"], hints: ["C"])),
        .plain(.date(1.5)),
      ],
      extras: [PropertyListEntry("$extra", .string("x"))])
    let bytes = try document.encoded()
    #expect(try ArchiveGraph(bytes, policy: .inspection).document() == document)
  }

  @Test("What is written at the limits of depth is read under the same limits")
  func depth() throws {
    let value = (1..<ArchiveLimits.standard.depth).reduce(ArchiveValue.array([])) { value, _ in
      .array([value])
    }
    let graph = try ArchiveGraph(ArchiveEncoder().encode(value))
    #expect(try graph.value(of: graph.root()) == value)
  }

  @Test("The memo, natively")
  func memo() throws {
    let memo = Memo(text: "draft")
    #expect(try Memo.decode(ArchiveEncoder().encode(memo)) == memo)
  }
}
