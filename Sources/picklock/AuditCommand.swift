import DataProtection
import Foundation

/// `picklock audit`: what leaves the device in which backup, and what to do about it.
enum AuditCommand {
  static let summary = "say which keychain items and files leave the device in which backup"

  static let help = """
    usage: picklock audit [--profile apple|reference] [--json] FILE|-

    Reads a JSON list of what an application stores, without the secrets:

      {"items": [{"name": "token", "accessible": "kSecAttrAccessibleWhenUnlocked",
                  "synchronizable": false, "access_control": false,
                  "must_reach_another_device": false}],
       "files": [{"path": "Documents/notes.db", "protection": "complete",
                  "excluded_from_backup": false, "sensitive": true, "key_item": "token"}]}

    Only name and path are required. accessible is a constant or its code (ak aku akpu ck cku dk
    dku), WhenUnlocked if left out; protection is a class or its letter (A B C D CX), C if left out.
    sensitive is assumed for classes A and B; key_item names the item that a file is encrypted with.

    --profile apple      what Apple's documents and sources say (the default)
    --profile reference  what the keychain note says: all but ThisDeviceOnly is externally available
    --json               one finding a line

    Exit status: 0 no finding, 1 findings, 2 wrong use or a list that cannot be read.
    """

  /// Runs the verb; returns the exit status.
  static func run(_ arguments: [String], _ streams: CommandStreams = .standard) -> Int32 {
    do {
      let options = try ProtectionOptions(arguments, verb: "audit", allowsReport: false)
      if options.help {
        streams.out(help)
        return 0
      }
      guard let file = options.file else {
        throw ProtectionUsage("needs a file, or - for standard input")
      }
      let document = try AuditDocument(try streams.read(file, AuditDocument.maximumBytes))
      let findings = BackupAudit.run(
        items: document.items, files: document.files, profile: options.profile)
      if options.json {
        for finding in findings { try streams.json(Record(finding)) }
      } else {
        print(findings, of: document.items.count + document.files.count, streams)
      }
      return findings.isEmpty ? 0 : 1
    } catch {
      streams.error("picklock audit: " + "\(error)".onOneLine)
    }
    return 2
  }

  private static func print(
    _ findings: [AuditFinding], of count: Int, _ streams: CommandStreams
  ) {
    for finding in findings {
      let tags = finding.evidence.map(\.tag).joined(separator: " ")
      streams.out(
        """
        \(finding.subject): \(finding.rule.rawValue)
          \(finding.message)
          Remedy: \(finding.remedy)
          DeviceEvidence: \(tags)

        """)
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
    let rule: String
    let subject: String
    let message: String
    let remedy: String
    let paths: [String]
    let evidence: [String]

    init(_ finding: AuditFinding) {
      rule = finding.rule.rawValue
      subject = finding.subject
      message = finding.message
      remedy = finding.remedy
      paths = finding.paths.map(\.rawValue)
      evidence = finding.evidence.map(\.tag)
    }
  }
}
