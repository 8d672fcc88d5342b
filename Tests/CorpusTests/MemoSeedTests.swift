import Foundation
import KeyedArchive
import PicklockCorpus
import PicklockProperties
import Testing

/// What the reader makes of each seed, and of everything that is cut out of one.
@Suite struct MemoSeedTests {
  static let seeds: [CorpusCase] = CorpusCase.all.filter { $0.target == "MemoArchive" }

  /// The seeds that are memos, with the text that must come back.
  static let accepted: [String: String] = [
    "foundation-memo-draft": "draft",
    "foundation-memo-empty": "",
    "foundation-memo-unicode": "メモ 📝 é",
    "foundation-memo-4096": String(repeating: "x", count: 4_096),
    "foundation-memo-xml": "draft <&>",
    "plistlib-memo": "draft",
    "plistlib-memo-xml": "draft",
    "plistlib-memo-mutable-text": "draft",
    "plistlib-memo-text-inline": "x",
    "plistlib-memo-text-inline-xml": "x",
    "plistlib-memo-mutable-text-xml": "draft",
  ]

  @Test("Reads or refuses", arguments: seeds)
  func readsOrRefuses(_ seed: CorpusCase) throws {
    let bytes = try seed.file.bytes()
    if let text = Self.accepted[seed.file.name] {
      #expect(try Memo.decode(bytes) == Memo(text: text))
    } else if seed.file.name.hasPrefix("memo-valid") {
      #expect(try Memo.decode(bytes).text.utf16.count <= Memo.longestText)
    } else {
      #expect(throws: ArchiveError.self) { try Memo.decode(bytes) }
    }
  }

  @Test func theSeedsThatOurWriterMakesAreTheCommittedOnes() throws {
    let committed = Dictionary(uniqueKeysWithValues: Self.seeds.map { ($0.file.name, $0.file) })
    for seed in try ArchiveSeeds.all() {
      let file = try #require(committed[seed.name], "\(seed.name): run Corpus/remake")
      #expect(try file.bytes() == seed.bytes, "\(seed.name): run Corpus/remake")
    }
  }

  /// A whole memo and one byte: the truncation that takes the byte away is a whole memo.
  static let truncated = seeds.filter { $0.file.name != "memo-refused-trailing" }

  @Test("Refuses every truncation", arguments: truncated)
  func refusesTruncations(_ seed: CorpusCase) throws {
    let bytes = try seed.file.bytes()
    // A property list as XML may lose the line break after its last tag.
    let end = bytes.starts(with: Array("bplist".utf8)) ? bytes.count : bytes.count - 2
    let step = max(1, bytes.count / 500)
    for count in stride(from: 0, to: max(0, end), by: step) {
      #expect(throws: ArchiveError.self, "the first \(count) bytes") {
        try Memo.decode(Array(bytes[..<count]))
      }
    }
  }
}
