import Foundation
import PicklockCampaign
import PicklockCommandLine

/// Shows a campaign while it works: a live line for each target on a terminal, a plain line for
/// each every ten seconds elsewhere. All on standard error.
final class ProgressDisplay {
  private let console: Console
  private let live: Bool
  private var linesDrawn = 0
  private var lastDrawn: ContinuousClock.Instant?
  /// What has been built; a campaign after doctor looks at the same binaries again.
  private var built: Set<String> = []

  init(_ console: Console) {
    self.console = console
    live = console.errorIsTerminal
  }

  func show(_ event: CampaignEvent) {
    switch event {
    case .building(let name):
      if built.insert(name).inserted { transient("building \(name)…") }
    case .progress(let statuses):
      progress(statuses)
    case .note(let text):
      clear()
      console.error("picklock: \(text)")
    case .found(let finding):
      clear()
      console.error("found: \(finding.target): \(finding.report.signature)")
    }
  }

  /// A line that the next one replaces; a plain line where there is no terminal.
  func transient(_ text: String) {
    guard live else { return console.error("picklock: \(text)") }
    clear()
    draw(text)
  }

  /// One line, cut where a narrow terminal would break it in two: only whole lines are taken away.
  private func draw(_ line: String) {
    guard live else { return console.error(line) }
    console.error(String(line.prefix((StandardStreams.size?.columns ?? .max) - 1)))
    linesDrawn += 1
  }

  /// Takes the live lines away.
  func clear() {
    guard live, linesDrawn > 0 else { return }
    console.write(Array("\u{1B}[\(linesDrawn)A\u{1B}[J".utf8), .error)
    linesDrawn = 0
  }

  private func progress(_ statuses: [TargetStatus]) {
    let pause: Duration = live ? .milliseconds(300) : .seconds(10)
    if let lastDrawn, ContinuousClock.now - lastDrawn < pause { return }
    let shown = live ? statuses : statuses.filter { $0.phase != .waiting && $0.phase != .done }
    if !live, lastDrawn == nil {
      lastDrawn = .now
      return
    }
    lastDrawn = .now
    clear()
    // More lines than the terminal has could not be taken away again.
    let room = live ? max(1, (StandardStreams.size?.rows ?? .max) - 1) : .max
    for status in shown.prefix(room) { draw(Self.line(status)) }
  }

  static func line(_ status: TargetStatus) -> String {
    let columns = [
      status.name.padded(to: 18),
      status.phase.rawValue.padded(to: 8),
      Int(status.seconds).asDuration.flushedRight(to: 7),
      "\(Int(status.executionsPerSecond).grouped)/s".flushedRight(to: 11),
      "\(status.executions.grouped) runs".flushedRight(to: 18),
      "cov \(status.coverage)".flushedRight(to: 10),
      "corpus \(status.corpusFiles)".flushedRight(to: 12),
    ]
    let line = columns.joined(separator: " ")
    return status.findings > 0 ? line + "  FOUND \(status.findings)" : line
  }
}
