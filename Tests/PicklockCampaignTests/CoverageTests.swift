import Foundation
import Testing

@testable import PicklockCampaign

@Suite("Coverage of the corpora")
struct CoverageTests {
  private static let text = """
    {"data":[{"files":[
      {"filename":"/p/Sources/B/Two.swift","summary":{"lines":{"count":10,"covered":5},
        "regions":{"count":4,"covered":1}}},
      {"filename":"/p/Sources/A/Scan/One.swift","summary":{"lines":{"count":3,"covered":3},
        "regions":{"count":2,"covered":2}}},
      {"filename":"/p/Sources/A/Top.swift","summary":{"lines":{"count":7,"covered":0},
        "regions":{"count":3,"covered":0}}},
      {"filename":"/elsewhere/X.swift","summary":{"lines":{"count":1,"covered":1},
        "regions":{"count":1,"covered":1}}}],
     "functions":[
      {"name":"$s1A3runyyF","count":0,"filenames":["/p/Sources/A/Top.swift"],"regions":[[9,1,9,2]]},
      {"name":"$s1A3runyyF","count":2,"filenames":["/p/Sources/A/Top.swift"],"regions":[[9,1,9,2]]},
      {"name":"Top.swift:$s1A4idleyyF","count":0,"filenames":["/p/Sources/A/Top.swift"],
        "regions":[[4,1,6,2]]},
      {"name":"$s1X4idleyyF","count":0,"filenames":["/elsewhere/X.swift"],"regions":[[1,1,1,2]]}]}]}
    """

  private func report() throws -> CoverageReport {
    try JSONDecoder().decode(CoverageExport.self, from: Data(Self.text.utf8))
      .report(under: "/p/Sources")
  }

  @Test("files are sorted, those of other places left out")
  func files() throws {
    let report = try report()
    #expect(report.files.map(\.path) == ["Scan/One.swift", "Top.swift", "Two.swift"])
    #expect(report.modules == ["A", "B"])
    #expect(report.folders(of: "A") == ["Scan/"])
  }

  @Test("totals of modules and folders, in hundredths rounded by who shows them")
  func totals() throws {
    let report = try report()
    #expect(report.total("A").lines == .init(all: 10, run: 3))
    #expect(report.total("A", under: "Scan/").regions == .init(all: 2, run: 2))
    #expect(report.total("B").lines.percent == 50)
    #expect(report.total("C").lines.percent == 100)
  }

  @Test("a function that any target runs is run")
  func functions() throws {
    let functions = try report().functionsNotRun
    #expect(functions.map(\.name) == ["$s1A4idleyyF"])
    #expect(functions.map(\.line) == [4])
  }
}
