import Foundation
import Testing

/// House rule 10, and the direction of imports, on every file of the package.
@Suite struct TidyTests {
  @Test("The package obeys", arguments: Rule.all)
  func packageObeys(_ rule: Rule) throws {
    let files = try SourceFile.all()
    #expect(files.count > 20, "the walk found too few files to mean anything")
    let findings = rule.findings(in: files)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("Switches over our enums are exhaustive")
  func switchesAreExhaustive() throws {
    let files = try SourceFile.all()
    let enums = EnumCases.all(in: files.filter { $0.area == "Sources" })
    #expect(enums.count > 50, "the search found too few enums to mean anything")
    let findings = Rule.exhaustiveSwitches(over: enums).findings(in: files)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("The documentation obeys", arguments: Rule.prose)
  func documentationObeys(_ rule: Rule) throws {
    let files = try SourceFile.prose()
    #expect(files.count > 5, "the walk found too few files to mean anything")
    let findings = rule.findings(in: files)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("A folder of Sources is a module of its name")
  func foldersAreModules() throws {
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("path: \"Sources"))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    #expect(folders.count > 10)
    for folder in folders { #expect(manifest.contains("\"\(folder)\""), "\(folder)") }
  }

  @Test("The table of imports names no module that is not imported")
  func importsAreCurrent() throws {
    let files = try SourceFile.all()
    #expect(Rule.staleImports(in: files) == [])
    #expect(
      Rule.staleImports(in: files.filter { $0.module != "PicklockCampaign" }) == [
        "PicklockCampaign"
      ])
  }
}
