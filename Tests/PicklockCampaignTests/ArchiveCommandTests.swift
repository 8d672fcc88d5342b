import Foundation
import Testing

/// `picklock archive` on the committed seeds, which are gzipped archives.
@Suite struct ArchiveCommandTests {
  func seed(_ name: String) -> String {
    Products.root.appending(path: "Corpus/MemoArchive/\(name).gz").path
  }

  @Test func checkPassesWholeArchives() throws {
    let files = ["foundation-memo-draft", "plistlib-memo", "plistlib-memo-xml"].map(seed)
    let (status, output, _) = try Products.run("picklock", ["archive", "check"] + files)
    #expect(status == 0)
    #expect(output.split(separator: "\n").allSatisfy { $0.hasPrefix("ok ") })
    #expect(output.contains("(gzip): 4 objects; root: archive_check.Memo"))
  }

  @Test func anArrayThatHoldsItselfIsBroken() throws {
    let (status, output, _) = try Products.run(
      "picklock", ["archive", "check", seed("plistlib-array-cycle")])
    #expect(status == 1 && output.contains("object_cycle"))
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

  /// Inputs that show what a command must do with the files of other programs.
  func crash(_ name: String) -> String {
    Products.root.appending(path: "Corpus/ArchiveBytes/crash-\(name).gz").path
  }

  @Test func aRootIsTakenByItsSuperclassesAndByTheNameOfItsEntry() throws {
    let file = crash("mutable-root")
    func check(_ options: String...) throws -> (status: Int32, output: String, error: String) {
      try Products.run("picklock", ["archive", "check"] + options + [file])
    }
    #expect(try check("--root", "NSDictionary").status == 0)
    #expect(try check("--root", "NSMutableDictionary", "--top", "root").status == 0)
    #expect(try check("--root", "NSArray", "--root", "NSObject").status == 0)
    #expect(try check("--root", "NSArray").output.contains("found NSMutableDictionary, allowed"))
    let other = try check("--root", "NSDictionary", "--top", "other")
    #expect(other.status == 1 && other.output.contains("$top.other"))
    #expect(try check("--top", "other").status == 2)
  }

  @Test(arguments: [("NSString", "s", 0), ("NSNumber", "n", 0), ("NSString", "n", 1)])
  func aRootMayBeAPlainValue(_ className: String, _ entry: String, _ status: Int32) throws {
    let result = try Products.run(
      "picklock",
      ["archive", "check", "--root", className, "--top", entry, crash("top-scalars")])
    #expect(result.status == status)
  }

  @Test func aDateWithoutEndIsStillJSON() throws {
    let (status, output, _) = try Products.run(
      "picklock", ["archive", "show", "--json", crash("endless-date")])
    let line = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let root = (line?["top"] as? [String: Any])?["root"] as? [String: Any]
    #expect(status == 0 && root?["seconds"] as? String == "inf")
  }

  @Test func aUnitIsShownWithItsConverter() throws {
    let (_, output, _) = try Products.run(
      "picklock", ["archive", "show", crash("reciprocal-unit")])
    #expect(output.contains("unit \"mpg\", base = 235.215 / value"))
  }

  @Test func whatIsNearlyAnArchiveSaysSoAndShowsItsReferences() throws {
    let nearly = try Products.run("picklock", ["archive", "show", crash("flipped-archiver-key")])
    #expect(nearly.status == 1 && nearly.output.hasPrefix("broken "))
    #expect(nearly.output.contains("\"root\": reference to object 1"))
    let bare = try Products.run("picklock", ["archive", "show", crash("bare-uid")])
    #expect(bare.status == 0 && bare.output.contains("value: reference to object 7"))
  }

  @Test func aLimitOfWorkCanBeRaisedUnderTheNameThatIsPrinted() throws {
    let file = crash("work-limit")
    let refused = try Products.run("picklock", ["archive", "show", file])
    #expect(refused.status == 1 && refused.output.contains("(limit workPerByte)"))
    for limit in ["work=10000000", "workPerByte=100000"] {
      let shown = try Products.run("picklock", ["archive", "show", "--limits", limit, file])
      #expect(shown.status == 0 && shown.output.contains("(--lines "), "\(limit)")
    }
  }

  @Test func cutsSayWhichOptionShowsTheRest() throws {
    let file = crash("45-levels")
    let cut = try Products.run("picklock", ["archive", "show", file])
    #expect(cut.output.contains("inside, below 40 levels; --depth 41 shows them)"))
    let whole = try Products.run("picklock", ["archive", "show", "--depth", "50", file])
    #expect(whole.status == 0 && !whole.output.contains("--"))
  }

  @Test func oneNameThatCannotBeReadIsALineAndAStatus() throws {
    for action in ["check", "show"] {
      let run = try Products.run(
        "picklock", ["archive", action, "absent", seed("plistlib-memo"), "also-absent"])
      #expect(run.status == 2)
      #expect(run.output.contains("unread  absent: cannot be read"))
      #expect(run.output.contains("unread  also-absent: cannot be read"))
      #expect(run.output.contains("Memo"))
    }
    let json = try Products.run("picklock", ["archive", "check", "--json", "absent"])
    #expect(json.status == 2 && json.output.hasPrefix(#"{"file":"absent","ok":false,"unread"#))
  }

  @Test func foldersAndStandardInputAreRead() throws {
    let folder = Products.root.appending(path: "Corpus/MemoArchive").path
    let run = try Products.run("picklock", ["archive", "check", folder])
    #expect(run.output.split(separator: "\n").count > 10)
    #expect(run.output.contains("\(folder)/plistlib-memo.gz (gzip)"))
    let input = try Products.run(
      "picklock", ["archive", "check", "-"], input: URL(filePath: seed("plistlib-memo")))
    #expect(input.status == 0 && input.output.hasPrefix("ok      - (gzip): 4 objects"))
    let same = try Products.run("picklock", ["archive", "diff", folder, folder + "/"])
    #expect(same.output.contains("the same") || same.status == 1)
  }

  @Test func factsAreFieldsAndShowIsTypedJSON() throws {
    func object(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let check = try object(
      try Products.run("picklock", ["archive", "check", "--json", seed("plistlib-memo")]).output)
    #expect(check["objects"] as? Int == 4 && check["format"] as? String == "binary")
    let top = try #require((check["top"] as? [[String: Any]])?.first)
    #expect(top["key"] as? String == "root" && top["class"] as? String == "Memo")
    #expect(check["classes"] as? [String] == ["Memo"])
    let shown = try object(
      try Products.run("picklock", ["archive", "show", "--json", seed("plistlib-memo")]).output)
    let root = try #require((shown["top"] as? [String: Any])?["root"] as? [String: Any])
    #expect(root["$class"] as? String == "Memo" && root["schema"] as? Int == 1)
    let table = try Products.run(
      "picklock", ["archive", "show", "--json", "--objects", seed("plistlib-memo")]
    ).output.split(separator: "\n").map { try object(String($0)) }
    #expect(table.map { $0["kind"] as? String } == ["null", "object", "value", "class"])
  }

  @Test func oneStringOrDataIsExtractedAndWhatIsInsideDataIsOpened() throws {
    let text = try Products.run(
      "picklock", ["archive", "extract", seed("plistlib-memo"), "root.text"])
    #expect(text.status == 0 && text.output == "draft")
    let number = try Products.run(
      "picklock", ["archive", "extract", seed("plistlib-memo"), "root.schema"])
    #expect(number.status == 2 && number.error.contains("root.schema is 1; extract takes"))
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = try Data(contentsOf: Products.root.appending(path: "Package.swift"))
    let archive = try PropertyListSerialization.data(
      fromPropertyList: [
        "list": try PropertyListSerialization.data(
          fromPropertyList: ["blob": inner], format: .binary, options: 0)
      ], format: .xml, options: 0)
    let file = folder.appending(path: "outer.plist")
    try archive.write(to: file)
    let output = folder.appending(path: "blob")
    let run = try Products.run(
      "picklock",
      [
        "archive", "extract", "--inside", "value.list", file.path, "value.blob", "--output",
        output.path,
      ])
    #expect(run.status == 0)
    #expect(try Data(contentsOf: output) == inner)
    let nested = try Products.run("picklock", ["archive", "show", "--nested", file.path])
    #expect(nested.output.contains("bytes: a property list"))
    let hint = try Products.run("picklock", ["archive", "show", file.path])
    #expect(hint.output.contains("--inside 'value.list' opens it"))
  }

  @Test func diffNamesTheFileThatIsBroken() throws {
    let run = try Products.run(
      "picklock", ["archive", "diff", seed("plistlib-memo"), crash("flipped-archiver-key")])
    #expect(run.status == 2 && run.error.contains("crash-flipped-archiver-key.gz: $archiver"))
  }

  @Test func suiteWritesEachFileItHasAVerdictFor() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Products.run("picklock", ["archive", "suite", folder.path])
    #expect(run.status == 0 && run.output.contains(" files in \(folder.path): "))
    let verdicts = try String(
      contentsOf: folder.appending(path: "verdicts.jsonl"), encoding: .utf8)
    let judged = try verdicts.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let named = judged.compactMap { $0?["file"] as? String }
    #expect(Set(named).union(["verdicts.jsonl"]) == Set(files))
    let again = try Products.run("picklock", ["archive", "suite", folder.path])
    #expect(again.status == 2 && again.error.contains("is not empty"))
  }

  @Test func anOptionWithoutUseIsRefused() throws {
    for words in [
      ["show", "--root", "A"], ["check", "--depth", "3"], ["diff", "--nested"],
      ["show", "--output", "x"], ["show", "--json", "--lines", "3"], ["show", "--data", "octal"],
      ["check", "--top", "x"], ["list"],
    ] {
      let run = try Products.run("picklock", ["archive"] + words + [seed("plistlib-memo")])
      #expect(run.status == 2 && run.output.isEmpty, "\(words)")
    }
  }
}
