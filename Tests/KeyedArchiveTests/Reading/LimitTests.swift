import KeyedArchive
import Testing

/// Each limit: at it and one past it.
@Suite("Limits of reading")
struct LimitTests {
  private func policy(_ change: (inout ArchiveLimits) -> Void) -> ArchivePolicy {
    var limits = ArchiveLimits()
    change(&limits)
    return ArchivePolicy(limits: limits, archivers: nil)
  }

  /// Accepts `bytes` under the limit `at`, refuses them under one less.
  private func check(
    _ limit: WritableKeyPath<ArchiveLimits, Int>, at exact: Int, _ code: ArchiveError.Code,
    _ reading: Reading, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try reading(bytes, policy { $0[keyPath: limit] = exact })
    }
    expectRejection(
      code, reading, bytes, policy: policy { $0[keyPath: limit] = exact - 1 },
      sourceLocation: sourceLocation)
  }

  private let words = BinaryList(.array([1, 2, 3]), .string("a"), .data([1, 2]), .utf16([0x20AC]))

  @Test("bytes of input")
  func input() {
    check(\.inputBytes, at: words.bytes().count, .inputTooLarge, .propertyList, words.bytes())
  }

  @Test("objects")
  func objects() {
    check(\.objects, at: 4, .tooManyObjects, .propertyList, words.bytes())
    let xml = MalformedXMLTests.list("<array><true/><true/><true/></array>")
    check(\.objects, at: 4, .tooManyObjects, .propertyList, xml)
  }

  @Test("levels of the property list, in every order of objects")
  func depth() {
    let down = BinaryList(.array([1]), .array([2]), .array([]))
    check(\.depth, at: 3, .tooDeep, .propertyList, down.bytes())
    let up = BinaryList(.array([]), .array([0]), .array([1])).with { $0.top = 2 }
    check(\.depth, at: 3, .tooDeep, .propertyList, up.bytes())
    let mixed = BinaryList(.array([2]), .array([]), .array([3, 1]), .array([1]))
    check(\.depth, at: 4, .tooDeep, .propertyList, mixed.bytes())
    let xml = MalformedXMLTests.list("<array><array><array/></array></array>")
    check(\.depth, at: 3, .tooDeep, .propertyList, xml)
  }

  @Test("levels of values")
  func valueDepth() {
    // The property list of an archive alone has four levels.
    var objects = (1...6).map { id in
      PropertyListValue.object(8, [("NS.objects", .uids(UInt32(id + 1)))])
    }
    objects += [.string("x"), .classRecord("NSArray")]
    let archive = TestArchive(objects: objects)
    check(\.depth, at: 6, .tooDeep, .value, archive.bytes())
  }

  @Test("levels of values through one that was built before, in a shallower place")
  func sharedValueDepth() {
    // 1 holds 2 > 3 > 4 and 5 > 6 > 2.
    let held: [[UInt32]] = [[2, 5], [3], [4], [], [6], [2]]
    var objects = held.map { ids in
      PropertyListValue.object(7, [("NS.objects", .array(ids.map { .uid($0) }))])
    }
    objects.append(.classRecord("NSArray"))
    check(\.depth, at: 6, .tooDeep, .value, TestArchive(objects: objects).bytes())
  }

  @Test("bytes of strings, in UTF-16 two for each unit")
  func strings() {
    check(\.stringBytes, at: 5, .stringTooLong, .propertyList, BinaryList(.string("abcde")).bytes())
    check(\.stringBytes, at: 4, .stringTooLong, .propertyList, BinaryList(.utf16([1, 2])).bytes())
    let xml = MalformedXMLTests.list("<string>ab<![CDATA[cd]]>&amp;</string>")
    check(\.stringBytes, at: 5, .stringTooLong, .propertyList, xml)
  }

  @Test("bytes of data")
  func data() {
    check(\.dataBytes, at: 3, .dataTooLong, .propertyList, BinaryList(.data([1, 2, 3])).bytes())
    check(
      \.dataBytes, at: 3, .dataTooLong, .propertyList, MalformedXMLTests.list("<data>AAAA</data>"))
  }

  @Test("elements of containers")
  func containers() {
    check(\.containerCount, at: 3, .containerTooLarge, .propertyList, words.bytes())
    let dictionary = BinaryList(.dictionary([1, 2], [1, 2]), .string("a"), .string("b"))
    check(\.containerCount, at: 2, .containerTooLarge, .propertyList, dictionary.bytes())
    let xml = MalformedXMLTests.list("<array><true/><true/></array>")
    check(\.containerCount, at: 2, .containerTooLarge, .propertyList, xml)
  }

  @Test("bytes of class names and names of one class")
  func classNames() {
    let archive = TestArchive(.object(2), .classRecord("AB"))
    check(\.classNameBytes, at: 8, .classRecord, .graph, archive.bytes())
    check(\.classNames, at: 2, .classRecord, .graph, archive.bytes())
  }

  @Test("units of work, counted exactly, and work for each byte")
  func work() throws {
    let levels = 12
    var objects = (0..<levels).map { BinaryList.Object.array([$0 + 1, $0 + 1]).bytes }
    objects.append(BinaryList.Object.string("x").bytes)
    let bytes = BinaryList(objects: objects).bytes()
    // Reading charges each object, its text and each reference; expanding charges the nodes of a
    // full tree and the text of each leaf.
    let leaves = 1 << levels
    let scanning = objects.count + 2 * levels + 1
    let expanding = 2 * leaves - 1 + leaves
    check(\.work, at: scanning + expanding, .tooMuchWork, .propertyList, bytes)

    var limits = ArchiveLimits()
    limits.workPerByte = 3
    #expect(limits.workAllowed(forBytes: 100) == ArchiveLimits.workFloor + 300)
    limits.workPerByte = Int.max
    #expect(limits.workAllowed(forBytes: 100) == limits.work)
  }

  @Test("a small shared graph of values cannot expand into a big one")
  func valueExpansion() {
    var objects = (1...40).map { id in
      PropertyListValue.object(42, [("NS.objects", .uids(UInt32(id + 1), UInt32(id + 1)))])
    }
    objects += [.string("x"), .classRecord("NSArray")]
    expectRejection(.tooMuchWork, .value, TestArchive(objects: objects).bytes())
  }

  @Test("overlapping containers cannot name more than the bytes could")
  func overlap() {
    // 200 arrays of 200 references, all lying over each other.
    let body = BinaryList.Object.array(Array(repeating: 1, count: 200)).bytes
    let list = BinaryList(objects: [body] + Array(repeating: [], count: 200)).with { list in
      list.offsetWidth = 2
      for index in 1...200 { list.offsets[index] = 8 }
    }
    expectRejection(.tooMuchWork, .propertyList, list.bytes())
  }

  @Test("memory stays under the stated multiple of the input")
  func memory() throws {
    // The worst case: one-byte objects that all lie in the same place.
    let count = 60_000
    let trues = BinaryList(objects: [[0x09]] + Array(repeating: [], count: count)).with { list in
      list.offsetWidth = 1
      list.referenceWidth = 3
      for index in 0...count { list.offsets[index] = 8 }
    }
    #expect(throws: ArchiveError.self) { try ArchiveGraph(trues.bytes()) }
    for archive in [
      TestArchive.memo(), TestArchive.memo(text: .string(String(repeating: "a", count: 4_000))),
    ] {
      let bytes = archive.bytes()
      #expect(try ArchiveGraph(bytes).arenaBytes <= 16 * bytes.count)
    }
    let xml = try TestArchive.memo().propertyList.encoded(as: .xml)
    #expect(try ArchiveGraph(xml).arenaBytes <= 24 * xml.count)
  }
}
