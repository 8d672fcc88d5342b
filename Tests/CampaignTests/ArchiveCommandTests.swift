import Foundation
import Testing

/// `picklock archive` on the committed seeds, which are gzipped archives.
@Suite struct ArchiveCommandTests {
  func seed(_ name: String) -> String {
    Products.root.appending(path: "Corpus/MemoArchive/\(name).gz").path
  }

  @Test func checkPassesWholeArchives() throws {
    let files = ["foundation-memo-draft", "plistlib-array-cycle", "plistlib-memo-xml"].map(seed)
    let (status, output, _) = try Products.run("picklock", ["archive", "check"] + files)
    #expect(status == 0)
    #expect(output.split(separator: "\n").allSatisfy { $0.hasPrefix("ok ") })
    #expect(output.contains("(gzip): 4 objects; root: archive_check.Memo"))
  }

  @Test func oneBrokenFileIsStatusOneWithItsContractAndPlace() throws {
    let files = ["plistlib-memo", "foundation-root-array"].map(seed)
    let (status, output, _) = try Products.run(
      "picklock", ["archive", "check", "--root", "Memo", "--json"] + files)
    #expect(status == 1)
    let lines = try output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(lines.map { $0?["ok"] as? Bool } == [true, false])
    #expect(lines[1]?["code"] as? String == "class_not_allowed")
    #expect(lines[1]?["path"] as? String == "$top.root")
  }

  @Test func aLimitIsHeldAndNamed() throws {
    let file = seed("foundation-root-array")
    let tight = try Products.run("picklock", ["archive", "check", "--limits", "objects=3", file])
    #expect(tight.status == 1 && tight.output.contains("limit objects"))
    let loose = try Products.run("picklock", ["archive", "check", "--limits", "objects=99", file])
    #expect(loose.status == 0)
  }

  @Test func showPrintsTheTreeWithinItsLines() throws {
    let memo = try Products.run("picklock", ["archive", "show", seed("plistlib-memo")])
    #expect(memo.status == 0)
    #expect(memo.output.hasPrefix("NSKeyedArchiver, 4 objects\nroot: Memo #1\n"))
    let cycle = try Products.run("picklock", ["archive", "show", seed("plistlib-array-cycle")])
    #expect(cycle.output.contains("holds itself"))
    let short = try Products.run(
      "picklock", ["archive", "show", "--lines", "2", seed("plistlib-memo")])
    #expect(short.output.contains("… and "))
  }

  @Test func diffTellsMeaningApartNotBytes() throws {
    let same = try Products.run(
      "picklock", ["archive", "diff", seed("plistlib-memo"), seed("plistlib-memo-xml")])
    #expect(same.status == 0 && same.output == "the same\n")
    let other = try Products.run(
      "picklock", ["archive", "diff", seed("plistlib-memo"), seed("plistlib-memo-schema-true")])
    #expect(other.status == 1 && other.output == "root.schema: 1 → true\n")
  }
}
