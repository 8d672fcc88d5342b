import Foundation
import Testing

@testable import DataProtection

@Suite("The page on device scripts")
struct ScriptPageTests {
  @Test("it lists the vocabulary, and nothing else")
  func vocabulary() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/DeviceScripts.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let expected = ScriptVocabulary.entries.map { entry in
      "| `\(entry.form.replacing("|", with: "\\|"))` | \(entry.meaning) |"
    }
    #expect(rows.map(String.init) == expected)
  }

  @Test("its picture is the one that --svg draws; PICKLOCK_WRITE_PAGES=1 draws it")
  func picture() throws {
    let report = try #require(PublicReport.all.first { $0.number == 5 })
    let steps = try DeviceScript.parse(report.script)
    var run = ScriptRun(tellingChoicesOf: steps)
    var timeline = DeviceTimeline(of: steps)
    for step in steps { timeline.add(run.run(step), of: step, in: run.session) }
    let svg = timeline.svg(title: "Report \(report.number): \(report.claim)", under: .apple)
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Pictures/report-5.svg")
    if ProcessInfo.processInfo.environment["PICKLOCK_WRITE_PAGES"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
  }
}
