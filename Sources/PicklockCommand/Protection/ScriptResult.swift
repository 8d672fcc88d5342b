import DataProtection
import PicklockCommandLine

/// What came of a device script: the outcomes that it says something of.
struct ScriptResult {
  /// The lines whose outcome the script expects, `ScriptLimits.steps` at most.
  var checked: [ScriptLine] = []

  /// The outcomes that are not as expected.
  var unexpected: [ScriptLine] { checked.filter { !$0.isAsExpected } }

  /// 0 all as expected, 1 something else.
  var status: Int32 { unexpected.isEmpty ? 0 : 1 }

  /// How many outcomes are as expected, and each that is not; nil where nothing is expected.
  var summary: String? {
    guard !checked.isEmpty else { return nil }
    let met = checked.count - unexpected.count
    let count = "\(met) of \(checked.count) outcomes as expected"
    return unexpected.reduce(count) { $0 + "\n\($1.difference)" }
  }
}

extension ScriptLine {
  /// Whether the outcome is as the script expects; nil where it expects nothing.
  func verdict(in script: String) -> Verdict? {
    guard let expectation else { return nil }
    return Verdict(
      group: script, name: "line \(line): \(event) => \(expectation)",
      outcome: isAsExpected ? .passed : .failed("found \(text)", detail: difference))
  }

  /// The place, what was expected and what was found, on three lines.
  var difference: String {
    """
    line \(line): \(event)
      expected: \(expectation ?? "")
      found:    \(text)
    """
  }
}
