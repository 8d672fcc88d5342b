import KeyedArchive
import Testing

/// Arrays with the same references share one list of children; arrays that only begin alike, or
/// are of another width, do not.
@Suite("Arrays that repeat another")
struct RepeatedListTests {
  /// An archive whose root is an array of arrays of these texts.
  private static func value(_ lists: [[Int]]) -> ArchiveValue {
    .array(lists.map { list in .array(list.map { .string("text \($0)") }) })
  }

  static let shapes: [[[Int]]] = [
    [[1, 2], [1, 2], [1, 2], [1, 2]],
    [[1, 2, 3], [1, 2], [1, 2, 3], [1, 2]],
    [[1, 2], [2, 1], [1, 2], [2, 1], [1, 2], [2, 1], [1, 2], [2, 1]],
    [[1], [1], [], [], [1]],
    [Array(1...9), Array(1...8) + [10], Array(1...9), Array(1...9)],
    (0..<40).map { $0.isMultiple(of: 3) ? [1, 2, 3] : [4, 5, $0] },
    (0..<400).map { [$0 % 2, 2, $0] } + (0..<20).map { _ in [7, 8, 9] },
  ]

  @Test("Each is read as it was written", arguments: shapes.indices)
  func same(shape: Int) throws {
    let value = Self.value(Self.shapes[shape])
    let bytes = try ArchiveEncoder().encode(value)
    #expect(try ArchiveDecoder.decode(.value(allowing: .propertyList), from: bytes) == value)
    let graph = try ArchiveGraph(bytes)
    for id in 1..<UInt32(graph.objectCount) where graph.className(of: id) == "NSArray" {
      let elements = graph.field("NS.objects", of: id).flatMap { graph.elements($0) }
      #expect(try graph.layout(of: id)?.children.count == elements?.count)
    }
  }

  @Test("A thousand take little more room than their nodes")
  func room() throws {
    let list = Array(1...100)
    let once = try ArchiveGraph(ArchiveEncoder().encode(Self.value([list])))
    let often = try ArchiveGraph(
      ArchiveEncoder().encode(Self.value((0..<1_000).map { _ in list })))
    // Unshared, the 100,000 references alone would take 400,000 bytes.
    #expect(often.arenaBytes - once.arenaBytes < 100_000)
  }

  @Test("A reference to no object is refused where it is, in each of two equal arrays")
  func wrongReference() {
    let first = BinaryList(.array([1, 2]), .array([3, 9]), .array([3, 9]), .string("a"))
    expectRejection(.reference, .propertyList, first.bytes())
  }

  @Test("A circle through one of two equal arrays is found")
  func circle() {
    let list = BinaryList(
      .array([1, 2]), .array([3, 4]), .array([3, 4]), .array([1, 4]), .string("a"))
    expectRejection(.propertyListCycle, .propertyList, list.bytes())
  }
}
