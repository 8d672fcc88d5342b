import DataProtection
import Foundation
import PicklockCommandLine

/// Where a device script comes from: a file, standard input or the list of public reports.
struct ScriptSource {
  /// What it is called in messages.
  let name: String
  private let builtIn: BuiltIn?

  /// A script that comes with the command.
  private struct BuiltIn {
    let heading: String
    let title: String
    let script: String
  }

  init(file: String) {
    name = file
    builtIn = nil
  }

  init(_ report: PublicReport) {
    name = "report \(report.number)"
    builtIn = BuiltIn(
      heading: "\(report.claim)\n\(report.source)\n",
      title: "Report \(report.number): \(report.claim)", script: report.script)
  }

  /// The remedy of a report; nil where it has none.
  init?(remedyOf report: PublicReport) {
    guard let remedy = report.remedy else { return nil }
    name = "remedy \(report.number)"
    builtIn = BuiltIn(
      heading: "\(report.claim)\n\(report.source)\n\(remedy.idea)\n",
      title: "Report \(report.number): \(remedy.idea)", script: remedy.script)
  }

  /// What is printed above its outcomes: a report's claim, or the name where there are others.
  func heading(beside others: Int) -> String? {
    builtIn?.heading ?? (others > 0 ? name.onOneLine : nil)
  }

  /// What a picture of the script is called: as its first line says, if that is a comment.
  func title(_ script: String) -> String {
    if let builtIn { return builtIn.title }
    let first = script.prefix { !$0.isNewline }
    if first.hasPrefix("#") {
      return first.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    }
    return name == "-" ? "A device script" : URL(filePath: name).lastPathComponent
  }

  /// The script itself.
  func script(_ console: Console) throws -> String {
    if let builtIn { return builtIn.script }
    // One byte more than a script may have, so that it is the script that is too long.
    let bytes = try console.read(name, ScriptLimits.scriptBytes + 1)
    guard let script = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(name) is not UTF-8 text")
    }
    return script
  }
}
