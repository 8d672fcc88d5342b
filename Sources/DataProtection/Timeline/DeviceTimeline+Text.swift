// A timeline for a terminal.
extension DeviceTimeline {
  /// The lanes as text: a column of three for each event, bands of so many columns that a line is
  /// not longer than `width`, and below them what the marks mean.
  public func text(width: Int = 100) -> [String] {
    guard !moments.isEmpty else { return ["no events"] }
    let lanes = shownLanes
    let label = min(28, max(8, lanes.map { Self.label($0).count }.max() ?? 0)) + 2
    let columns = max(4, (width - label) / 3)
    var lines: [String] = []
    for start in stride(from: 0, to: moments.count, by: columns) {
      let range = start..<min(moments.count, start + columns)
      if start > 0 { lines.append("") }
      lines.append(Self.padded("", label) + range.map { Self.number($0 + 1) }.joined())
      lines.append(Self.padded("device", label) + range.map { lock(at: $0) }.joined())
      lines.append(Self.padded("app", label) + range.map { app(at: $0) }.joined())
      for lane in lanes {
        lines.append(
          Self.padded(Self.label(lane), label) + range.map { Self.cell(lane, at: $0) }.joined())
      }
    }
    lines.append("")
    lines += Self.legend
    lines += notes
    return lines
  }

  private static let legend = [
    "device  ░░░ unlocked  ▒▒▒ grace period  ███ locked  ▓▓▓ before first unlock  ··· no passcode",
    "app     fg foreground  bg background  pw prewarmed",
    "file    ━━━ can be read  ╌╌╌ locked  ─── readable, but no application runs",
    "event   ● succeeded on it  ✗ failed on it",
  ]

  /// What there was no room for.
  var notes: [String] {
    var notes: [String] = []
    if leftOut.events > 0 { notes.append("\(leftOut.events) more events are not shown") }
    if leftOut.lanes > 0 { notes.append("\(leftOut.lanes) more files and items are not shown") }
    return notes
  }

  static func label(_ lane: Lane) -> String {
    lane.protection.isEmpty ? lane.subject.name : "\(lane.subject.name) \(lane.protection)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    let shown = text.count < width ? text : "…" + text.suffix(width - 2)
    return shown + String(repeating: " ", count: max(0, width - shown.count))
  }

  /// At most three characters at the left of a column.
  private static func cell(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, 3 - text.count))
  }

  /// The number of an event; of those with three digits every other one, so that none meet.
  private static func number(_ number: Int) -> String {
    cell(number < 100 || number.isMultiple(of: 2) ? "\(number)" : "")
  }

  private func lock(at index: Int) -> String {
    let glyph: Character =
      switch moments[index].situation {
      case .off: " "
      case .beforeFirstUnlock: "▓"
      case .unlocked: "░"
      case .grace: "▒"
      case .locked, .lockedInactive: "█"
      case .noPasscode: "·"
      }
    return String(repeating: glyph, count: 3)
  }

  private func app(at index: Int) -> String { Self.cell(moments[index].running?.word ?? "") }

  private static func cell(_ lane: Lane, at index: Int) -> String {
    let line: Character =
      switch lane.access[index] {
      case .absent: " "
      case .readable: "━"
      case .locked: "╌"
      case .idle: "─"
      }
    let rest = String(repeating: line, count: 2)
    switch lane.marks[index] {
    case .succeeded: return "●" + rest
    case .failed: return "✗" + rest
    case nil: return "\(line)" + rest
    }
  }
}
