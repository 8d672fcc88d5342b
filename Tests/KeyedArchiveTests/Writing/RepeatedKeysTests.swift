import KeyedArchive
import Testing

/// A dictionary whose keys are those of the one before refers to the same list of them; one whose
/// keys only look the same does not.
@Suite("Dictionaries one after another")
struct RepeatedKeysTests {
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  /// Keys of the dictionaries of one list.
  static let lists: [[[ArchiveValue]]] = [
    [[.string("a"), .string("b")], [.string("a"), .string("b")]],
    [[.string("a"), .string("b")], [.string("b"), .string("a")]],
    [[.string("a"), .string("b")], [.string("a")], [.string("a"), .string("b")]],
    [[.string(composed)], [.string(decomposed)], [.string(composed)]],
    [[.string("$null")], [.string("$null")], [.string("a")], [.string("$null")]],
    [[.string("a"), .integer(1)], [.string("a"), .integer(1)], [.string("a"), .integer(2)]],
    [[.string("a"), .null], [.string("a"), .null]],
    [[], [.string("a")], [], [.string("a")]],
  ]

  @Test("Each keeps its own keys, scalar by scalar", arguments: lists.indices)
  func keys(list: Int) throws {
    let list = Self.lists[list]
    let value = ArchiveValue.array(
      list.enumerated().map { place, keys in
        .dictionary(
          ArchiveDictionary(
            keys.enumerated().map { ArchivePair($1, .integer(Int128(10 * place + $0))) }))
      })
    for format in PropertyListFormat.allCases {
      let bytes = try ArchiveEncoder(format: format).encode(value)
      let read = try ArchiveDecoder.decode(.value(allowing: .all), from: bytes)
      #expect(read == value)
      guard case .array(let dictionaries) = read else { continue }
      for (dictionary, keys) in zip(dictionaries, list) {
        guard case .dictionary(let pairs) = dictionary else { continue }
        #expect(pairs.map { Self.spelling($0.key) } == keys.map { Self.spelling($0) })
      }
    }
  }

  /// Texts that are equal as strings are told apart by their scalars.
  private static func spelling(_ key: ArchiveValue) -> [UInt32] {
    if case .string(let text) = key { text.unicodeScalars.map(\.value) } else { [] }
  }
}
