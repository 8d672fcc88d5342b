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
    let report = sample.report
    let lines = try DeviceScript.run(report.script, profile: report.profile)
    #expect(lines.count == report.steps.count)
    for (line, step) in zip(lines, report.steps) {
      #expect(line.kind != .ignored, "\(line)")
      if let outcome = step.outcome { #expect(line.text.hasPrefix(outcome), "\(line)") }
    }
  }

  @Test("all 26 rows are there, in order, each with an outcome")
  func complete() {
    #expect(PublicReport.all.map(\.number) == Array(1...26))
    for report in PublicReport.all { #expect(report.steps.contains { $0.outcome != nil }) }
  }

  @Test("the reports that rest on an assumption do not show it without")
  func knobsMatter() throws {
    let resting = PublicReport.all.filter { $0.profile != .apple }
    #expect(resting.map(\.number) == [4, 17])
    for report in resting {
      let lines = try DeviceScript.run(report.script)
      let shown = zip(lines, report.steps).allSatisfy { line, step in
        step.outcome.map { line.text.hasPrefix($0) } ?? true
      }
      #expect(!shown, "report \(report.number)")
    }
  }
}
