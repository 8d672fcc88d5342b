import DataProtection
import Foundation

/// `picklock audit`: what leaves the device in which backup, what is out of reach when it is
/// needed, and what to do about it.
enum AuditCommand {
  static let summary = "say what leaves the device in which backup, and what a class forbids"

  static let help = """
    usage: picklock audit [--profile apple|reference] [--knob C5] [--json] FILE...|-

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
    compared with their database.

    --profile apple      what Apple's documents and sources say (the default)
    --profile reference  what the documents say: all but ThisDeviceOnly is externally available
    --knob C5            turns an assumption; see picklock device --help
    --json               one finding a line, with the changes that end it

    Exit status: 0 no finding, 1 findings, 2 wrong use or a file that cannot be read.
    """

  /// Runs the verb; returns the exit status.
  static func run(_ arguments: [String], _ streams: CommandStreams = .standard) -> Int32 {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      streams.out(help)
      return 0
    }
    do {
      let options = try AuditOptions(arguments)
      let input = try AuditInput(options.files, streams)
      for note in input.notes { streams.error("picklock audit: note: " + note.asOneShortLine) }
      let findings = BackupAudit.run(input.inventory, profile: options.profile)
      if options.json {
        for finding in findings { try streams.json(Record(finding)) }
      } else {
        print(findings, of: input.inventory.count, streams)
      }
      return findings.isEmpty ? 0 : 1
    } catch {
      let lines = (error as? ProtectionUsage)?.lines ?? []
      streams.error(
        (["picklock audit: " + "\(error)".asOneShortLine] + lines).joined(separator: "\n"))
    }
    return 2
  }

  private static func print(
    _ findings: [AuditFinding], of count: Int, _ streams: CommandStreams
  ) {
    for finding in findings {
      var lines = [
        "\(finding.subject): \(finding.rule.rawValue)", "  \(finding.message)",
        "  Remedy: \(finding.remedy)",
      ]
      lines += finding.changes.map { "  Change: \($0.subject): \($0.field) = \($0.value)" }
      lines.append("  Evidence: " + finding.evidence.map(\.tag).joined(separator: " "))
      streams.out(lines.map(\.withEscapedLineBreaks).joined(separator: "\n") + "\n")
    }
    let subjects = Set(findings.map(\.subject)).count
    streams.out(
      findings.isEmpty
        ? "no findings; looked at \(count) \(count == 1 ? "entry" : "entries")"
        : "\(findings.count) \(findings.count == 1 ? "finding" : "findings") in \(subjects) of "
          + "\(count) \(count == 1 ? "entry" : "entries")")
  }

  /// One finding as `--json` prints it.
  private struct Record: Encodable {
    struct Change: Encodable {
      let subject: String
      let field: String
      let value: String
    }

    let rule: String
    let subject: String
    let message: String
    let remedy: String
    let changes: [Change]
    let paths: [String]
    let evidence: [String]

    init(_ finding: AuditFinding) {
      rule = finding.rule.rawValue
      subject = finding.subject
      message = finding.message
      remedy = finding.remedy
      changes = finding.changes.map {
        Change(subject: $0.subject, field: $0.field, value: $0.value)
      }
      paths = finding.paths.map(\.rawValue)
      evidence = finding.evidence.map(\.tag)
    }
  }
}
