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

  @Test(
    "each is a file for picklock device; PICKLOCK_WRITE_PAGES=1 writes them",
    arguments: Sample.all)
  func file(_ sample: Sample) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Reports")
    let number = (sample.report.number < 10 ? "0" : "") + "\(sample.report.number)"
    let file = folder.appending(path: "report-\(number).txt")
    if ProcessInfo.processInfo.environment["PICKLOCK_WRITE_PAGES"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try sample.report.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == sample.report.text, "run swift test with PICKLOCK_WRITE_PAGES=1")
    #expect(try DeviceScript.run(text).allSatisfy(\.isAsExpected))
  }
}
