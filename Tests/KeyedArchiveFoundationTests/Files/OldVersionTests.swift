import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Archives that older versions wrote")
struct OldVersionTests {
  /// A line of `versions.tsv`.
  struct Fixture: CustomTestStringConvertible {
    let columns: [String]
    var name: String { columns[0] }
    var version: Int? { Int(columns[2]) }
    var refusal: ArchiveFileError.Step? { ArchiveFileError.Step(rawValue: columns[6]) }
    var memo: MemoVersions.Third {
      MemoVersions.Third(
        title: columns[3], body: columns[4].replacingOccurrences(of: "\\n", with: "\n"),
        isPinned: columns[5] == "yes")
    }
    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
      Array(try Data(contentsOf: OldVersionTests.folder.appendingPathComponent(name)))
    }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/MemoVersions")

  static let fixtures: [Fixture] = {
    let table = try? String(
      contentsOf: folder.appendingPathComponent("versions.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      Fixture(
        columns: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  @Test("Every file of the folder is in the table, and every version is there")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Self.fixtures.map(\.name)).union(["versions.tsv"]))
    #expect(Set(Self.fixtures.compactMap(\.version)) == Set(MemoVersions.all.known))
  }

  @Test("Fields after migration", arguments: fixtures)
  func migrated(_ fixture: Fixture) throws {
    let graph = try ArchiveGraph(fixture.bytes())
    #expect(try MemoVersions.all.version(of: graph) == fixture.version)
    let folder = try ScratchFolder(fixture.bytes())
    let file = MemoVersions.file(folder.file)
    guard let refusal = fixture.refusal else {
      #expect(try file.read() == fixture.memo)
      // An update that changes nothing still brings the file to the newest version.
      try file.update { _ in }
      #expect(try folder.bytes() == MemoVersions.encoded(fixture.memo))
      return
    }
    let error = try #require(throws: ArchiveFileError.self) { try file.update { _ in } }
    #expect(error.step == refusal)
    #expect(try folder.bytes() == fixture.bytes())
  }
}
