import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Members that share a hash")
struct CollisionTests {
  /// Values that Foundation on Linux gives one hash: it looks at the first 80 bytes of data, at the
  /// count of an array, at the first, middle and last characters of a string, at the double of an
  /// integer.
  static let colliding: [(name: String, make: @Sendable (Int) -> ArchiveValue)] = [
    ("data", { .data([UInt8](repeating: 1, count: 80) + bytes($0)) }),
    ("arrays", { .array([.integer(1), .integer(Int128($0))]) }),
    ("dictionaries", { .dictionary([ArchivePair(.string("k"), .integer(Int128($0)))]) }),
    ("sets", { .set([.integer(Int128($0))]) }),
    (
      "strings",
      { number in
        let text = String(repeating: "a", count: 60)
        return .string("\(text)\(1_000_000 + number)\(text)\(text)")
      }
    ),
  ]

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  @Test("Many are too much work, in a set, as keys, in an ordered and in a counted set")
  func refused() {
    for (name, make) in Self.colliding {
      let values = (0..<1_000).map(make)
      for place in [FoundationPlace.member, .key, .orderedMember, .countedMember] {
        let data = Archives.value(place.holding(values))
        let error = Archives.refusal(data, FoundationSamples.classes)
        #if os(Linux)
          #expect(error?.code == .tooMuchWork, "\(name) \(place)")
        #else
          #expect(error == nil || error?.code == .tooMuchWork, "\(name) \(place)")
        #endif
      }
    }
  }

  @Test("A hundred are not")
  func accepted() {
    for (name, make) in Self.colliding {
      let data = Archives.value(.set((0..<100).map(make)))
      #expect(Archives.refusal(data, FoundationSamples.classes) == nil, "\(name)")
    }
  }

  @Test("Runs of attributes, each compared with the next, are charged")
  func runs() {
    let many = (0..<400).map { ArchivePair(.string("k\($0)"), .integer(Int128($0))) }
    let string = ArchiveAttributedString(
      text: String(repeating: "a", count: 4_000),
      runs: (0..<4_000).map { .init(length: 1, attributes: $0 % 2) },
      attributes: [many, many + [ArchivePair(.string("z"), .null)]].map {
        .dictionary(ArchiveDictionary($0))
      })
    let error = Archives.refusal(
      Archives.value(.attributedString(string)), FoundationSamples.classes)
    #if os(Linux)
      #expect(error?.code == .classNotAllowed || error?.code == .tooMuchWork)
    #else
      #expect(error?.code == .tooMuchWork)
    #endif
  }
}
