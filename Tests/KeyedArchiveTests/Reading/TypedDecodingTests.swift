import KeyedArchive
import Testing

/// Types of the caller's own: names, fields, bounds, containers, cycles.
@Suite("Typed decoding")
struct TypedDecodingTests {
  struct Tag: ArchiveDecodable, Hashable {
    static let archiveClass = ArchiveClass("Tag", formerly: ["Old.Tag"])
    var name: String

    init(name: String) { self.name = name }

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      name = try decoder.string("name", maximumUTF16: 8)
    }
  }

  struct Shelf: ArchiveDecodable {
    static let archiveClass = ArchiveClass("Shelf")
    var tags: [Tag]
    var label: String?
    var ratio: Double

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      tags = try decoder.read("tags", .array(of: .object(Tag.self), maximumCount: 2))
      label = try decoder.readIfPresent("label", .optional(.string(maximumUTF16: 4))) ?? nil
      ratio = try decoder.real("ratio", in: 0...1)
      guard tags.count < 2 || tags[0] != tags[1] else {
        throw decoder.failure("tags", expected: "different tags", found: "the same twice")
      }
    }
  }

  private static func shelf(
    _ tags: [UInt32], ratio: PropertyListValue = .real(0.5), label: PropertyListValue? = nil,
    tagClass: String = "Tag", others: [PropertyListValue] = []
  ) -> [UInt8] {
    var fields: [(String, PropertyListValue)] = [("tags", .uid(3)), ("ratio", ratio)]
    if let label { fields.append(("label", label)) }
    return TestArchive(
      objects: [
        .object(2, fields), .classRecord("Shelf"),
        .object(4, [("NS.objects", .array(tags.map { .uid($0) }))]), .classRecord("NSMutableArray"),
        .object(6, [("name", .uid(7))]), .classRecord(tagClass), .string("one"),
        .object(6, [("name", .uid(9))]), .string("two"),
      ] + others
    ).bytes()
  }

  private func code(_ body: () throws -> Void) -> ArchiveError.Code? {
    do { try body() } catch { return (error as? ArchiveError)?.code }
    return nil
  }

  @Test("nested objects, containers and optional fields")
  func nested() throws {
    let shelf = try Shelf.decode(Self.shelf([5, 8]))
    #expect(shelf.tags.map(\.name) == ["one", "two"])
    #expect(shelf.label == nil)
    #expect(try Shelf.decode(Self.shelf([], label: .uid(7))).label == "one")
    #expect(try Shelf.decode(Self.shelf([], label: .uid(0))).label == nil)
    #expect(try Shelf.decode(Self.shelf([], tagClass: "Old.Tag")).tags.isEmpty)
    #expect(try Shelf.decode(Self.shelf([5], tagClass: "Old.Tag")).tags == [Tag(name: "one")])
  }

  @Test("bounds, counts, classes and relations that do not hold")
  func refused() {
    #expect(code { _ = try Shelf.decode(Self.shelf([5, 8, 5])) } == .outOfBounds)
    #expect(code { _ = try Shelf.decode(Self.shelf([5, 5])) } == .invalidValue)
    #expect(code { _ = try Shelf.decode(Self.shelf([7])) } == .classNotAllowed)
    #expect(code { _ = try Shelf.decode(Self.shelf([3])) } == .classNotAllowed)
    #expect(code { _ = try Shelf.decode(Self.shelf([5], tagClass: "New.Tag")) } == .classNotAllowed)
    #expect(code { _ = try Shelf.decode(Self.shelf([], ratio: .real(1.5))) } == .outOfBounds)
    #expect(code { _ = try Shelf.decode(Self.shelf([], ratio: .real(.nan))) } == .outOfBounds)
    #expect(code { _ = try Shelf.decode(Self.shelf([], ratio: .bool(true))) } == .wrongType)
    #expect(code { _ = try Shelf.decode(Self.shelf([], label: .string("longer"))) } == .outOfBounds)
  }

  @Test("an error says which element of which container")
  func places() {
    #expect {
      try Shelf.decode(Self.shelf([5, 7]))
    } throws: {
      ($0 as? ArchiveError)?.path.description == "$objects[3].NS.objects[1]"
    }
  }

  @Test("the class of every object is refused as an allowed class, with the reason")
  func universal() {
    struct Anything: ArchiveDecodable {
      static let archiveClass = ArchiveClass("Thing", formerly: ["NSObject"])
      init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {}
    }
    let bytes = TestArchive.one("Thing", []).bytes()
    #expect(code { _ = try Anything.decode(bytes) } == .universalClass)
  }

  struct Chain: ArchiveDecodable {
    static let archiveClass = ArchiveClass("Chain")
    var next: [Chain]

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      next = []
      if !decoder.isNil("next") { next = [try decoder.object("next")] }
    }
  }

  @Test("values that hold themselves are an error, also at any distance")
  func valueCycle() throws {
    let own = TestArchive.one("Chain", [("next", .uid(1))])
    #expect(code { _ = try Chain.decode(own.bytes()) } == .objectCycle)
    let round = TestArchive(
      .object(3, [("next", .uid(2))]), .object(3, [("next", .uid(1))]), .classRecord("Chain"))
    #expect(code { _ = try Chain.decode(round.bytes()) } == .objectCycle)
    let straight = TestArchive(
      .object(3, [("next", .uid(2))]), .object(3, [("next", .uid(0))]), .classRecord("Chain"))
    #expect(try Chain.decode(straight.bytes()).next.count == 1)
  }

  final class Node: ArchiveReferenceDecodable {
    static let archiveClass = ArchiveClass("Node")
    var next: Node?
    var name = ""

    init(unfilled: ArchiveUnfilled) {}

    func fill(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      name = try decoder.string("name", maximumUTF16: 8)
      next = try decoder.read("next", .optional(.reference(Node.self)))
    }
  }

  @Test("classes that are filled later may refer in circles, and keep identity")
  func referenceCycle() throws {
    let ring = TestArchive(
      .object(3, [("name", .uid(4)), ("next", .uid(2))]),
      .object(3, [("name", .uid(4)), ("next", .uid(1))]), .classRecord("Node"), .string("n"))
    let first = try ArchiveDecoder.decode(.reference(Node.self), from: ring.bytes())
    #expect(first.next?.next === first)
    #expect(first.next !== first)
    first.next?.next = nil
  }

  @Test("a long chain of references takes no stack")
  func longChain() throws {
    let count: UInt32 = 20_000
    var objects = (1...count).map { id in
      PropertyListValue.object(
        count + 1, [("name", .uid(count + 2)), ("next", .uid(id == count ? 0 : id + 1))])
    }
    objects += [.classRecord("Node"), .string("n")]
    var node: Node? = try ArchiveDecoder.decode(
      .reference(Node.self), from: TestArchive(objects: objects).bytes())
    var length = 0
    while let current = node {
      length += 1
      // Unlinked one by one, so that releasing takes no stack either.
      node = current.next
      current.next = nil
    }
    #expect(length == Int(count))
  }

  @Test("keys that start with $, unkeyed fields, hints, other entries of $top")
  func keys() throws {
    struct Odd: ArchiveDecodable {
      static let archiveClass = ArchiveClass("Odd")
      var price = 0
      var first = 0

      init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
        price = try decoder.integer("$price", in: 0...10)
        first = try decoder.read(unkeyed: 0, .integer(in: 0...10))
      }
    }
    let archive = TestArchive(
      .object(2, [("$$price", .integer(7)), ("$0", .integer(3))]),
      .classRecord("Unknown", hints: ["Other", "Odd"])
    ).with { $0.top = .dictionary([PropertyListEntry("$0", .uid(1))]) }
    let odd = try Odd.decode(archive.bytes(), at: "$0")
    #expect(odd.price == 7 && odd.first == 3)
  }

  @Test("dictionaries, sets and alternatives by rule")
  func rules() throws {
    enum Shape: Hashable {
      case tag(Tag)
      case shelf
    }
    let archive = TestArchive(
      .object(2, [("NS.keys", .uids(3)), ("NS.objects", .uids(4))]), .classRecord("NSDictionary"),
      .string("k"), .object(5, [("name", .uid(3))]), .classRecord("Tag"))
    let rule = ArchiveRule<[String: Shape]>.dictionary(
      keys: .string(maximumUTF16: 4),
      values: .oneOf([
        ArchiveAlternative(Shelf.self) { _ in .shelf }, ArchiveAlternative(Tag.self) { .tag($0) },
      ]),
      maximumCount: 1)
    #expect(try ArchiveDecoder.decode(rule, from: archive.bytes()) == ["k": .tag(Tag(name: "k"))])
    let set = TestArchive.one("NSSet", [("NS.objects", .uids(3, 4))], .string("a"), .string("a"))
    let members = ArchiveRule<Set<String>>.set(of: .string(maximumUTF16: 4), maximumCount: 2)
    #expect(code { _ = try ArchiveDecoder.decode(members, from: set.bytes()) } == .containerShape)
  }
}
