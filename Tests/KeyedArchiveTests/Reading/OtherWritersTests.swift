import KeyedArchive
import Testing

/// What other programs than today's `NSKeyedArchiver` write, and old ones wrote.
@Suite("Archives of other writers")
struct OtherWritersTests {
  static let scalars: [PropertyListEntry] = [
    PropertyListEntry("n", .integer(5)), PropertyListEntry("b", .bool(true)),
    PropertyListEntry("d", .real(1.5)), PropertyListEntry("s", .string("s")),
    PropertyListEntry("bytes", .data([1, 2])), PropertyListEntry("when", .date(3)),
    PropertyListEntry("object", .uid(1)), PropertyListEntry("none", .uid(0)),
  ]

  static let archive = TestArchive(.string("text")).with { $0.top = .dictionary(scalars) }

  @Test("Scalars that stand in $top are read as values, documents and typed")
  func topScalars() throws {
    let bytes = Self.archive.bytes()
    let graph = try ArchiveGraph(bytes)
    #expect(try #require(graph.topSlot("n").map { graph.integer($0) }) == 5)
    #expect(try #require(graph.topSlot("b").map { graph.bool($0) }) == true)
    #expect(try #require(graph.topSlot("d").map { graph.real($0) }) == 1.5)
    #expect(try #require(graph.topSlot("s").map { graph.string($0) }) == "s")
    #expect(try ArchiveDecoder.decode(.integer(in: 0...9), from: bytes, at: "n") == 5)
    let text = ArchiveRule<String>.string(maximumUTF16: 4)
    #expect(try ArchiveDecoder.decode(text, from: bytes, at: "object") == "text")
    let document = try graph.document()
    #expect(document.top == Self.scalars)
    #expect(try ArchiveGraph(document.encoded()).document() == document)
    #expect(document.tree().contains("\nn: 5\nb: true\nd: 1.5\ns: \"s\"\n"))
  }

  @Test("Entries of $top are read by their keys, and one that is absent is named")
  func decodedTop() throws {
    let bytes = Self.archive.bytes()
    let read = try ArchiveDecoder.decodeTop(from: bytes) { top throws(ArchiveError) in
      (
        try top.integer("n", in: 0...9), try top.bool("b"), try top.real("d"),
        try top.string("object", maximumUTF16: 4), try top.data("bytes", maximumBytes: 2),
        top.isNil("none")
      )
    }
    #expect(read == (5, true, 1.5, "text", [1, 2], true))
    #expect {
      try ArchiveDecoder.decodeTop(from: bytes) { top throws(ArchiveError) in try top.bool("q") }
    } throws: { error in
      (error as? ArchiveError)?.code == .rootMissing && "\(error)".hasPrefix("$top.q: ")
    }
  }

  @Test("Scalars are written into $top and come back")
  func writtenTop() throws {
    let bytes = try ArchiveEncoder().encodeTop { top in
      top.encode(5, forKey: "n")
      top.encode(true, forKey: "b")
      top.encode(1.5, forKey: "d")
      top.encodeBytes([1, 2], forKey: "bytes")
      top.encode("text", forKey: "$object")
      top.encode(.date(3), forKey: "when")
    }
    let document = try ArchiveGraph(bytes).document()
    #expect(document.top.map(\.key) == ["n", "b", "d", "bytes", "$$object", "when"])
    #expect(
      document.top.prefix(4).map(\.value) == [.integer(5), .bool(true), .real(1.5), .data([1, 2])])
    let text = try ArchiveDecoder.decodeTop(from: bytes) { top throws(ArchiveError) in
      try top.string("$object", maximumUTF16: 4)
    }
    #expect(text == "text")
  }

  @Test("One entry of $top cannot be written twice")
  func writtenTwice() {
    #expect {
      try ArchiveEncoder().encodeTop { top in
        top.encode(5, forKey: "n")
        top.encode(6, forKey: "n")
      }
    } throws: { error in
      (error as? ArchiveError)?.code == .duplicateKey
    }
  }

  @Test("A class record with a name alone has no known superclasses, and is written as it was")
  func nameAlone() throws {
    let record = PropertyListValue.dictionary([PropertyListEntry("$classname", .string("NSSet"))])
    let archive = TestArchive(.object(2, [("NS.objects", .uids(3))]), record, .string("a"))
    let graph = try ArchiveGraph(archive.bytes())
    #expect(graph.classRecord(2) == ArchiveClassRecord(name: "NSSet", hierarchy: []))
    #expect(try graph.value(of: 1) == .set([.string("a")]))
    let document = try graph.document()
    #expect(try ArchiveGraph(document.encoded()).document() == document)
    // What makes a class a unit is its superclass.
    let unit = PropertyListValue.dictionary([PropertyListEntry("$classname", .string("NSUnitX"))])
    expectRejection(.classNotAllowed, .value, TestArchive(.object(2), unit).bytes())
  }

  @Test("A container without fields is the numbered form of an empty one")
  func emptyNumbered() throws {
    let values: [(String, ArchiveValue)] = [
      ("NSArray", .array([])), ("NSMutableSet", .set([])), ("NSOrderedSet", .orderedSet([])),
      ("NSMutableDictionary", .dictionary([])),
    ]
    for (name, value) in values {
      let bytes = TestArchive(.object(2), .classRecord(name)).bytes()
      #expect(try ArchiveGraph(bytes).value(of: 1) == value)
      let count = try? ArchiveDecoder.decode(
        .array(of: .bool, maximumCount: 0), from: bytes
      ).count
      #expect((count == 0) == (name == "NSArray"))
    }
  }

  @Test("Whole numbers in 16 bytes are read with their sign")
  func wideIntegers() throws {
    for number in [-1, Int128(Int64.min), 0, 1, Int128(UInt64.max)] as [Int128] {
      let bytes = BinaryList(
        objects: [
          [0x14] + (0..<16).map { UInt8(truncatingIfNeeded: number >> (120 - 8 * Int128($0))) }
        ]
      ).bytes()
      #expect(try PropertyListValue.read(bytes) == .integer(number))
    }
  }

  @Test("The limit that an error names is the one that must be raised")
  func limitOfWork() throws {
    let bytes = TestArchive(.object(2), .classRecord("App.Note")).bytes()
    var limits = ArchiveLimits()
    #expect(limits.workLimit(forBytes: bytes.count) == .workPerByte)
    limits.work = 5
    #expect(limits.workLimit(forBytes: bytes.count) == .work)
    expectRejection(
      .tooMuchWork, .graph, bytes, policy: ArchivePolicy(limits: limits, archivers: nil))
    limits.work = 1 << 20
    limits.workPerByte = .max
    #expect(limits.workAllowed(forBytes: bytes.count) == 1 << 20)
  }
}
