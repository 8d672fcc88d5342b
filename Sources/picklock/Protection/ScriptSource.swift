import DataProtection
import Foundation

/// Where a device script comes from: a file, standard input or the list of public reports.
struct ScriptSource {
  /// What it is called in messages.
  let name: String
  private let report: PublicReport?

  init(file: String) {
    name = file
    report = nil
  }

  init(_ report: PublicReport) {
    name = "report \(report.number)"
    self.report = report
  }

  /// What is printed above its outcomes: a report's claim, or the name where there are others.
  func heading(beside others: Int) -> String? {
    if let report { return "\(report.claim)\n\(report.source)\n" }
    return others > 0 ? name.onOneLine : nil
  }

  /// What a picture of the script is called: as its first line says, if that is a comment.
  func title(_ script: String) -> String {
    if let report { return "Report \(report.number): \(report.claim)" }
    let first = script.prefix { !$0.isNewline }
    if first.hasPrefix("#") {
      return first.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    }
    return name == "-" ? "A device script" : URL(filePath: name).lastPathComponent
  }

  /// The script itself.
  func script(_ console: Console) throws -> String {
    if let report { return report.script }
    // One byte more than a script may have, so that it is the script that is too long.
    let bytes = try console.read(name, ScriptLimits.scriptBytes + 1)
    guard let script = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(name) is not UTF-8 text")
    }
    return script
  }
}
