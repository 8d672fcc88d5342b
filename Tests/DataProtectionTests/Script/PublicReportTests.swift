import Foundation
import Testing

@testable import DataProtection

@Suite("Public reports")
struct PublicReportTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let report: PublicReport
    var testDescription: String { "\(report.number): \(report.claim) (\(report.source))" }
    static let all = PublicReport.all.map(Sample.init)
  }

  @Test("the model shows what was reported", arguments: Sample.all)
  func shows(_ sample: Sample) throws {
    let lines = try DeviceScript.run(sample.report.script)
    #expect(lines.contains { $0.expectation != nil })
    for line in lines {
      #expect(line.kind != .ignored, "\(line)")
      #expect(line.isAsExpected, "\(line)")
    }
  }

  @Test("all 26 rows are there, in order")
  func complete() { #expect(PublicReport.all.map(\.number) == Array(1...26)) }

  @Test("the reports that rest on an assumption do not show it without")
  func knobsMatter() throws {
    let resting = PublicReport.all.filter { $0.script.hasPrefix("knob(") }
    #expect(resting.map(\.number) == [4, 17])
    for report in resting {
      let without = String(report.script.drop { !$0.isNewline })
      let lines = try DeviceScript.run(without)
      #expect(lines.contains { !$0.isAsExpected }, "report \(report.number)")
    }
  }

  @Test("the remedies lose nothing", arguments: Sample.all.filter { $0.report.remedy != nil })
  func remedies(_ sample: Sample) throws {
    let lines = try DeviceScript.run(try #require(sample.report.remedy).script)
    #expect(lines.contains { !$0.expected.isEmpty })
    for line in lines {
      #expect(line.kind != .ignored, "\(line)")
      #expect(line.isAsExpected, "\(line)")
    }
  }

  @Test("one report has no remedy: the class of a file that others make")
  func withoutRemedy() {
    #expect(PublicReport.all.filter { $0.remedy == nil }.map(\.number) == [11])
  }

  @Test(
    "each is a file for picklock device; PICKLOCK_WRITE_PAGES=1 writes them",
    arguments: Sample.all)
  func files(_ sample: Sample) throws {
    let number = (sample.report.number < 10 ? "0" : "") + "\(sample.report.number)"
    try compare(sample.report.text, with: "report-\(number).txt")
    if let remedy = sample.report.remedyText { try compare(remedy, with: "remedy-\(number).txt") }
  }

  private func compare(_ expected: String, with name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Reports")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["PICKLOCK_WRITE_PAGES"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "run swift test with PICKLOCK_WRITE_PAGES=1")
    #expect(try DeviceScript.run(text).allSatisfy(\.isAsExpected))
  }
}
