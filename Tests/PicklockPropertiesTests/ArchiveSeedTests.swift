import KeyedArchive
import PicklockArchiveProperties
import Testing

@Suite("Archives to start fuzzing from")
struct ArchiveSeedTests {
  @Test("Names are unique and usable as file names")
  func names() throws {
    let names = try ArchiveSeeds.all().map(\.name)
    #expect(Set(names).count == names.count && names.count > 50)
    #expect(
      names.allSatisfy { name in
        name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      })
  }

  @Test("Memos decode or are refused as their names say, and nothing else is a memo")
  func memos() throws {
    for seed in try ArchiveSeeds.all() {
      let memo: Memo?
      do throws(ArchiveError) { memo = try Memo.decode(seed.bytes) } catch { memo = nil }
      #expect((memo != nil) == seed.name.hasPrefix("memo-valid"), "\(seed.name)")
    }
  }

  @Test("Values are archives that a reader opens whole")
  func values() throws {
    for seed in try ArchiveSeeds.all() where seed.name.hasPrefix("value-") {
      let graph = try ArchiveGraph(seed.bytes)
      #expect(throws: Never.self, "\(seed.name)") { try graph.value(of: graph.root()) }
    }
  }

  @Test("The compressed seed is a zlib stream of a memo")
  func compressed() throws {
    let seeds = try ArchiveSeeds.all()
    let seed = try #require(seeds.first { $0.name == "memo-refused-compressed" })
    let valid = try #require(seeds.first { $0.name == "memo-valid" })
    #expect(Array(seed.bytes.dropFirst(7).dropLast(4)) == valid.bytes)
    #expect((Int(seed.bytes[0]) << 8 | Int(seed.bytes[1])) % 31 == 0)
  }
}
