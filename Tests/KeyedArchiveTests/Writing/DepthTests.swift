import KeyedArchive
import Testing

/// Writer and reader count levels alike: by the longest way, and classes alone.
@Suite("Levels of nesting, written and read")
struct DepthTests {
  private static let most = ArchiveLimits.standard.depth

  private func nested(_ levels: Int, in value: ArchiveValue) -> ArchiveValue {
    (0..<levels).reduce(value) { value, _ in .array([value]) }
  }

  private static let leaves: [ArchiveValue] = [
    .array([]), .null, .string("$null"), .date(0), .point(x: 1, y: 2), .indexSet([]),
    .timeZone(name: "$null", data: nil), .url(relative: "a", base: nil),
    .typedValue(encoding: "i", .integer(1)), .error(domain: "$null", code: 1, userInfo: nil),
    .unit(ArchiveUnit(className: "NSUnitLength", symbol: "m", coefficient: 1, constant: 0)),
    .attributedString(ArchiveAttributedString(text: "a")), .dictionary([]),
    .object(ArchiveUnknownObject(className: "A", fields: [])),
  ]

  @Test("Every value is written and read at the limit, and refused by both one past it")
  func values() throws {
    for leaf in Self.leaves {
      let value = nested(Self.most - 1, in: leaf)
      let graph = try ArchiveGraph(ArchiveEncoder().encode(value))
      #expect(try graph.inspectedValue(of: graph.root()) == value)
      try expectTooDeep(nested(Self.most, in: leaf))
    }
  }

  @Test("What takes levels of its own is counted alike too")
  func composites() throws {
    let composites: [(levels: Int, ArchiveValue)] = [
      (
        2,
        .attributedString(
          ArchiveAttributedString(
            text: "ab", runs: [.init(length: 1, attributes: 0), .init(length: 1, attributes: 1)],
            attributes: [.dictionary([]), .array([])]))
      ),
      (2, .typedValue(encoding: "[1i]", .array([.integer(1)]))),
      (2, .measurement(value: 1, unit: .unit(ArchiveUnit(className: "NSUnit", symbol: "m")))),
      (2, .array([.null, .array([])])),
      (3, .array([.null, .array([.null])])),
    ]
    for (levels, value) in composites {
      let whole = nested(Self.most - levels, in: value)
      let graph = try ArchiveGraph(ArchiveEncoder().encode(whole))
      #expect(try graph.inspectedValue(of: graph.root()) == whole)
      try expectTooDeep(nested(Self.most - levels + 1, in: value))
    }
  }

  /// The writer refuses, and what a writer without the limit writes, the reader refuses.
  private func expectTooDeep(_ value: ArchiveValue) throws {
    #expect(
      WritingFailure.code { () throws(ArchiveError) in try ArchiveEncoder().encode(value) }
        == .tooDeep)
    var encoder = ArchiveEncoder()
    encoder.limits.depth = 2 * Self.most
    expectRejection(.tooDeep, .inspected, try encoder.encode(value))
  }

  /// A chain of `long` objects that ends where a chain of `short` objects begins, which the first
  /// object also refers to at once: its end lies `long + short` levels down by the longest way.
  private func fork(_ long: Int, _ short: Int) -> Link {
    let shared = Link.chain(short, nil)
    let way = Link.chain(long - 1, shared)
    return Link(way, shared)
  }

  @Test("A shared object counts by the longest way to it")
  func shared() throws {
    for short in [1, 200, Self.most - 2] {
      let bytes = try ArchiveEncoder().encode(fork(Self.most - short, short))
      #expect(try ArchiveDecoder.decode(Link.Reader.self, from: bytes).levels == Self.most)
      let tooDeep = fork(Self.most - short + 1, short)
      #expect(
        WritingFailure.code { () throws(ArchiveError) in try ArchiveEncoder().encode(tooDeep) }
          == .tooDeep)
      var encoder = ArchiveEncoder()
      encoder.limits.depth = 2 * Self.most
      let error = #expect(throws: ArchiveError.self) {
        try ArchiveDecoder.decode(Link.Reader.self, from: encoder.encode(tooDeep))
      }
      #expect(error?.code == .tooDeep)
    }
  }

  @Test("A shared value counts by the longest way to it, whichever is met first")
  func sharedValues() throws {
    for order in [[1, 2], [2, 1]] as [[UInt32]] {
      for (levels, isRead) in [(Self.most, true), (Self.most + 1, false)] {
        // 1 is the shared chain, 2 the long way to it.
        let short = 100
        let long = levels - short - 1
        let chain = Array(3..<UInt32(3 + levels))
        func list(_ next: [UInt32]) -> PropertyListValue {
          .object(2, [("NS.objects", .array(next.map { .uid($0) }))])
        }
        var objects = [list(order.map { chain[$0 == 1 ? long : 0] }), .classRecord("NSArray")]
        for index in 0..<(long + short) {
          objects.append(list(index + 1 < long + short ? [chain[index + 1]] : []))
        }
        let bytes = TestArchive(objects: objects).bytes()
        let graph = try ArchiveGraph(bytes)
        if isRead {
          let value = try graph.inspectedValue(of: graph.root())
          #expect(try ArchiveEncoder().encode(value).isEmpty == false)
        } else {
          expectRejection(.tooDeep, .inspected, bytes)
        }
      }
    }
  }

  @Test("Circles are written, however long")
  func circles() throws {
    let first = Link.chain(100, nil)
    var last = first
    while let next = last.next { last = next }
    last.other = first
    defer { last.other = nil }
    #expect(try ArchiveEncoder().encode(first).isEmpty == false)
  }
}

/// An object with two references.
private final class Link: ArchiveEncodable {
  static let encodedClass = ArchiveClassRecord(name: "Link", hierarchy: ["Link"])
  let next: Link?
  var other: Link?

  init(_ next: Link?, _ other: Link? = nil) {
    self.next = next
    self.other = other
  }

  static func chain(_ count: Int, _ end: Link?) -> Link {
    var link = Link(end)
    for _ in 1..<max(1, count) { link = Link(link) }
    return link
  }

  func encode(into fields: inout ArchiveFieldEncoder) {
    if let next { fields.encode(next, forKey: "next") }
    if let other { fields.encode(other, forKey: "other") }
  }

  /// The same graph, each way followed.
  struct Reader: ArchiveDecodable {
    static let archiveClass = ArchiveClass("Link")
    let levels: Int

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      let next = try decoder.readIfPresent("next", .object(Reader.self))
      let other = try decoder.readIfPresent("other", .object(Reader.self))
      levels = 1 + max(next?.levels ?? 0, other?.levels ?? 0)
    }
  }
}
