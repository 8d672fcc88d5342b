import KeyedArchive
import Testing

/// Dictionaries under the keys of the one before are built in a loop of their own; what comes out
/// is what the general way gives, which a visitor takes.
@Suite("Dictionaries of scalars, one after another")
struct FlatDictionaryTests {
  /// One value under a key: scalars mostly, what takes a way of its own now and then.
  private static func value(_ number: Int, _ index: Int) -> ArchiveValue {
    switch number % 11 {
    case 0: .string("text \(index)")
    case 1: .string("the same text, which is long")
    case 2: .integer(Int128(number))
    case 3: .real(Double(number) / 7)
    case 4: .bool(number.isMultiple(of: 2))
    case 5: .data(Array(repeating: UInt8(truncatingIfNeeded: number), count: number % 40))
    case 6: .string("Grüße \(number)")
    case 7: number % 5 == 0 ? .date(Double(number)) : .integer(1)
    case 8: number % 5 == 0 ? .array([.string("inner"), .integer(2)]) : .string("key 0")
    case 9: number % 5 == 0 ? .dictionary([ArchivePair(.string("key 0"), .null)]) : .bool(true)
    default: number % 7 == 0 ? .null : .string("")
    }
  }

  private static func list(_ random: inout SplitMix) -> ArchiveValue {
    let shape = random.next(below: 4)
    return .array(
      (0..<1 + random.next(below: 12)).map { index in
        let count = shape == 0 ? random.next(below: 6) : shape + 1
        let pairs = (0..<count).map { key in
          ArchivePair(.string("key \(key)"), value(random.next(below: 1_000), index))
        }
        return .dictionary(ArchiveDictionary(pairs))
      })
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((word ^ word >> 31) % UInt64(bound))
    }
  }

  private static let kinds: [ArchiveKindSet] = [
    .all, .propertyList, [.array, .dictionary, .string, .integer],
    [.array, .dictionary, .string, .integer, .real, .bool, .data],
  ]

  @Test("The same value as from a visitor, and as by itself", arguments: UInt64(1)...40)
  func sameAsVisited(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<20 {
      let list = Self.list(&random)
      let graph = try ArchiveGraph(ArchiveEncoder().encode(list))
      let root = try graph.root()
      #expect(try graph.value(of: root) == list)
      var visitor = ArchiveVisitor(inspecting: graph)
      for id in 1..<UInt32(graph.objectCount) where graph.className(of: id) != nil {
        let visited = try visitor.value(of: id)
        #expect(try graph.inspectedValue(of: id) == visited)
      }
    }
  }

  @Test("A kind that is not allowed is refused wherever it is", arguments: UInt64(1)...40)
  func refusedKinds(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<20 {
      let list = Self.list(&random)
      let bytes = try ArchiveEncoder().encode(list)
      let kinds = Self.kinds[random.next(below: Self.kinds.count)]
      // One dictionary alone has none before it whose keys are known.
      guard case .array(let elements) = list else { continue }
      let isAllowed = elements.allSatisfy { element in
        let alone = Result {
          try ArchiveDecoder.decode(
            .value(allowing: kinds), from: ArchiveEncoder().encode(element))
        }
        if case .success = alone { return true } else { return false }
      }
      do throws(ArchiveError) {
        let value = try ArchiveDecoder.decode(.value(allowing: kinds), from: bytes)
        #expect(isAllowed && value == list)
      } catch {
        #expect(!isAllowed && error.code == .classNotAllowed, "\(error)")
      }
    }
  }

  /// Two lists that share their texts, read with one list of kinds and then with another.
  private struct TwoLists: ArchiveDecodable {
    static let archiveClass = ArchiveClass("TwoLists")
    let first: ArchiveValue
    let second: ArchiveValue

    init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
      first = try decoder.value("first", allowing: [.array, .dictionary, .string])
      second = try decoder.value("second", allowing: .propertyList)
    }
  }

  @Test("Texts that were built when other kinds were allowed are built again")
  func otherKinds() throws {
    func record(_ last: ArchiveValue) -> ArchiveValue {
      .dictionary([
        ArchivePair(.string("a key"), .string("a text that is shared")),
        ArchivePair(.string("another"), last),
      ])
    }
    let texts = ArchiveValue.array((0..<6).map { record(.string("text \($0)")) })
    let numbers = ArchiveValue.array((0..<6).map { record(.integer(Int128($0))) })
    func bytes(_ first: ArchiveValue, _ second: ArchiveValue) throws -> [UInt8] {
      try ArchiveEncoder().encode(
        .object(
          ArchiveUnknownObject(
            className: "TwoLists", fields: [.init("first", first), .init("second", second)])))
    }
    let both = try ArchiveDecoder.decode(TwoLists.self, from: bytes(texts, numbers))
    #expect(both.first == texts && both.second == numbers)
    #expect(throws: ArchiveError.self) {
      try ArchiveDecoder.decode(TwoLists.self, from: bytes(numbers, texts))
    }
  }
}
