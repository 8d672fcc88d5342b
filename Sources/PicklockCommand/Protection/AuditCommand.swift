import DataProtection
import PicklockCommandLine
import PropertyFuzzing

/// `picklock audit`: what leaves the device in which backup, what is out of reach when it is
/// needed, and what to do about it.
enum AuditCommand {
  static let details = """
    Reads what an application stores, without the secrets, and what it declares. A FILE is one of:

    an Info.plist or an entitlements file, XML or binary: background modes, extension point,
    default data-protection class;

    a list in JSON:
      {"items": [{"name": "token", "accessible": "kSecAttrAccessibleWhenUnlocked", "used": "no",
                  "synchronizable": false, "access_control": false,
                  "must_reach_another_device": false, "recoverable": false}],
       "files": [{"path": "Documents/notes.db", "protection": "complete", "used": "no",
                  "excluded_from_backup": false, "sensitive": true, "key_item": "token"}]}

    Only name and path are required. accessible is a constant or its code (ak aku akpu ck cku dk
    dku), WhenUnlocked if left out; protection is a class by any name (A B C D CX, complete,
    NSFileProtectionComplete ...), else the entitlement's or C. used says when it is used: no
    (while unlocked alone), open (while locked through an open handle), locked, always (before the
    first unlock). sensitive is assumed for classes A, B and CX; key_item names the item that a file
    is encrypted with; recoverable: the application makes or fetches the item anew. What lies in
    Library/Caches or tmp is in no backup. Sidecar files (-wal -shm -journal .lock .note) are
    compared with their database. Under the profile reference, all but ThisDeviceOnly is externally
    available. A finding comes with the changes that end it.

    Status: 0 no finding; 1 findings; 2 wrong use, or a file that cannot be read.
    """

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try ProtectionOptions(arguments)
    try options.requireFile(arguments)
    let input = try AuditInput(options.files, output.console)
    for note in input.notes {
      output.console.error("picklock audit: note: " + note.asOneShortLine)
    }
    let findings = BackupAudit.run(input.inventory, profile: options.profile)
    for finding in findings { report(finding, output) }
    let subjects = Set(findings.map(\.subject))
    let entries = input.inventory.items.map(\.name) + input.inventory.files.map(\.path)
    for name in entries where !subjects.contains(name) {
      let verdict = Verdict(group: "audit", name: name, outcome: .passed)
      output.report(verdict, text: nil, fields: nil)
    }
    let count = input.inventory.count
    let looked = "\(count) \(count == 1 ? "entry" : "entries")"
    output.note(
      findings.isEmpty
        ? "no findings; looked at \(looked)"
        : "\(findings.count) \(findings.count == 1 ? "finding" : "findings") in \(subjects.count) "
          + "of \(looked)")
    return findings.isEmpty ? 0 : 1
  }

  private static func report(_ finding: AuditFinding, _ output: Output) {
    let outcome = Verdict.Outcome.failed(
      "\(finding.rule.rawValue): \(finding.message)", detail: "Remedy: \(finding.remedy)")
    output.report(
      Verdict(group: "audit", name: finding.subject, outcome: outcome),
      text: { text(finding) }, fields: { add(finding, to: &$0) })
  }

  private static func text(_ finding: AuditFinding) -> String {
    var lines = [
      "\(finding.subject): \(finding.rule.rawValue)", "  \(finding.message)",
      "  Remedy: \(finding.remedy)",
    ]
    lines += finding.changes.map { "  Change: \($0.subject): \($0.field) = \($0.value)" }
    lines.append("  Evidence: " + finding.evidence.map(\.tag).joined(separator: " "))
    return lines.map(\.withEscapedLineBreaks).joined(separator: "\n") + "\n"
  }

  private static func add(_ finding: AuditFinding, to line: inout JSONLine) {
    line.add(
      "changes",
      json: finding.changes.map { change in
        var object = JSONLine()
        object.add("field", change.field)
        object.add("subject", change.subject)
        object.add("value", change.value)
        return object.text
      })
    line.add("evidence", json: finding.evidence.map { JSONLine.quoted($0.tag) })
    line.add("message", finding.message)
    line.add("paths", json: finding.paths.map { JSONLine.quoted($0.rawValue) })
    line.add("remedy", finding.remedy)
    line.add("rule", finding.rule.rawValue)
    line.add("subject", finding.subject)
  }
}

extension Verb {
  static let audit = Verb(
    "audit", "says what leaves the device in which backup, and what a class forbids.",
    operands: "FILE...|-", options: [ProtectionOptions.profileName, ProtectionOptions.knob],
    reports: .verdicts, details: AuditCommand.details
  ) { try AuditCommand.run($0, $1) }
}
