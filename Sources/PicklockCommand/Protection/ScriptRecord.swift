import DataProtection
import PicklockCommandLine
import PropertyFuzzing

/// One outcome of a device script for scripts; a code that does not apply is left out.
struct ScriptRecord {
  let line: ScriptLine
  /// Whether it says how the outcome is known.
  let hasEvidence: Bool

  func add(to record: inout JSONLine) {
    if line.expectation != nil { record.add("as_expected", line.isAsExpected) }
    if !line.choices.isEmpty { record.add("choices", json: choices.text) }
    if let code = line.cocoaCode { record.add("cocoa_error", code) }
    record.add("event", line.event)
    if hasEvidence { record.add("evidence", json: evidence) }
    record.add("expected", line.expectation)
    record.add("kind", line.kind.rawValue)
    record.add("line", line.line)
    if let status = line.keychainStatus { record.add("os_status", Int(status.rawValue)) }
    record.add("outcome", line.text)
    if let error = line.posixError { record.add("posix_error", Int(error.rawValue)) }
    if let code = line.sqliteCode { record.add("sqlite_code", Int(code.rawValue)) }
    record.add("why", line.explanation)
  }

  /// `C5`, and what would come of the other side.
  private var choices: JSONLine {
    var object = JSONLine()
    let names = line.choices.map { ($0.assumption.name, $0.otherwise ?? line.text) }
    for (name, otherwise) in names.sorted(by: { $0.0 < $1.0 }) { object.add(name, otherwise) }
    return object
  }

  private var evidence: [String] {
    line.grounds.map { grounds in
      var object = JSONLine()
      object.add("kinds", grounds.evidence.map(\.tag).joined())
      object.add("source", grounds.source)
      object.add("subject", grounds.subject)
      return object.text
    }
  }
}
