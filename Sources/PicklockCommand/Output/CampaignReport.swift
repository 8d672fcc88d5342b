import Foundation
import PicklockCampaign
import PicklockCommandLine
import PropertyFuzzing

/// The end of a campaign, for people and for scripts.
enum CampaignReport {
  static func report(_ summary: CampaignSummary, to output: Output) {
    if output.isText { table(summary, output) }
    for status in summary.targets { report(status, output) }
    for finding in summary.findings { report(finding, output) }
    if summary.wasInterrupted { output.note("interrupted; everything found is kept") }
    if summary.findings.isEmpty, summary.error == nil { output.note("nothing found") }
  }

  private static func table(_ summary: CampaignSummary, _ output: Output) {
    let head = ["target", "time", "runs", "runs/s", "edges", "corpus", "found"]
    var rows = summary.targets.map { status in
      [
        status.name, Int(status.seconds.rounded()).asDuration, status.executions.grouped,
        Int(status.averageRate).grouped, "\(status.coverage)/\(status.counters)",
        "\(status.corpusFiles)", "\(status.findings)",
      ]
    }
    rows.insert(head, at: 0)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.indices.map { column in
        column == 0
          ? row[column].padded(to: widths[column])
          : row[column].flushedRight(to: widths[column])
      }
      output.note(cells.joined(separator: "  "))
    }
  }

  /// What the table says of a target, for scripts.
  private static func report(_ status: TargetStatus, _ output: Output) {
    let verdict = Verdict(group: "campaign", name: status.name, outcome: .passed)
    output.report(status.findings == 0 ? verdict : nil, text: nil) { line in
      line.add("target", status.name)
      line.add("seconds", (status.seconds * 10).rounded() / 10)
      line.add("executions", status.executions)
      line.add("executions_per_second", status.averageRate.rounded())
      line.add("edges_reached", status.coverage)
      line.add("edges", status.counters)
      line.add("corpus_files", status.corpusFiles)
      line.add("findings", status.findings)
    }
  }

  private static func report(_ finding: Bug, _ output: Output) {
    let times = finding.count == 1 ? "once" : "\(finding.count) times"
    let path = here(finding.file.path).shellWord
    let detail =
      finding.report.detail + [
        "\(Session.command) replay \(finding.target) \(path)",
        "\(Session.command) shrink \(finding.target) \(path)",
      ]
    output.note("")
    output.alarm("found in \(finding.target), \(times): \(finding.report.signature)")
    let outcome = Verdict.Outcome.failed(
      finding.report.signature, detail: detail.joined(separator: "\n"))
    output.report(
      Verdict(group: finding.target, name: finding.report.signature, outcome: outcome),
      text: { detail.map { "  \($0)" }.joined(separator: "\n") },
      fields: { line in
        line.add("finding", finding.report.signature)
        line.add("target", finding.target)
        line.add("count", finding.count)
        line.add("detail", finding.report.detail.joined(separator: "\n"))
        line.add("file", finding.file.path)
      })
  }

  /// The path as seen from here, where that is shorter.
  private static func here(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
