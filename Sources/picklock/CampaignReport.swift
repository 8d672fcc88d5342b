import Campaign
import Foundation
import FuzzSupport

/// The end of a campaign, for people and for scripts.
enum CampaignReport {
  static func print(_ summary: CampaignSummary, json: Bool) {
    if json {
      for status in summary.targets { Console.out(self.json(status)) }
      for finding in summary.findings { Console.out(self.json(finding)) }
    } else {
      table(summary)
    }
  }

  private static func table(_ summary: CampaignSummary) {
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
      Console.out(cells.joined(separator: "  "))
    }
    for finding in summary.findings { describe(finding) }
    if summary.wasInterrupted { Console.out("interrupted; everything found is kept") }
    if summary.findings.isEmpty, summary.refusal == nil { Console.out("nothing found") }
  }

  private static func describe(_ finding: Finding) {
    let times = finding.count == 1 ? "once" : "\(finding.count) times"
    Console.out("")
    Console.alarm("found in \(finding.target), \(times): \(finding.report.signature)")
    for line in finding.report.detail { Console.out("  \(line)") }
    let path = here(finding.file.path).shellWord
    Console.out("  ./picklock replay \(finding.target) \(path)")
    Console.out("  ./picklock shrink \(finding.target) \(path)")
  }

  /// The path as seen from here, where that is shorter.
  private static func here(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private static func json(_ status: TargetStatus) -> String {
    var line = JSONLine()
    line.add("target", status.name)
    line.add("seconds", (status.seconds * 10).rounded() / 10)
    line.add("executions", status.executions)
    line.add("executions_per_second", status.averageRate.rounded())
    line.add("edges_reached", status.coverage)
    line.add("edges", status.counters)
    line.add("corpus_files", status.corpusFiles)
    line.add("findings", status.findings)
    return line.text
  }

  private static func json(_ finding: Finding) -> String {
    var line = JSONLine()
    line.add("finding", finding.report.signature)
    line.add("target", finding.target)
    line.add("count", finding.count)
    line.add("detail", finding.report.detail.joined(separator: "\n"))
    line.add("file", finding.file.path)
    return line.text
  }
}
