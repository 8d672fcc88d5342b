import DataProtection

/// One outcome of a device script as `--json` prints it; a code that does not apply is left out.
struct ScriptRecord: Encodable {
  private let line: Int
  private let event: String
  private let kind: String
  private let outcome: String
  private let posixError: Int32?
  private let cocoaError: Int?
  private let sqliteCode: Int32?
  private let osStatus: Int32?
  /// `C5`, and what would come of the other side.
  private let choices: [String: String]?
  private let evidence: [Grounds]?
  private let why: String?

  private struct Grounds: Encodable {
    let subject: String
    /// `DO`.
    let kinds: String
    let source: String
  }

  private enum CodingKeys: String, CodingKey {
    case line, event, kind, outcome, choices, evidence, why
    case posixError = "posix_error"
    case cocoaError = "cocoa_error"
    case sqliteCode = "sqlite_code"
    case osStatus = "os_status"
  }

  /// What `--json` says of a line; how it is known where that was asked for.
  init(_ line: ScriptLine, evidence isWanted: Bool) {
    self.line = line.line
    event = line.event
    kind = line.kind.rawValue
    outcome = line.text
    posixError = line.posixError?.rawValue
    cocoaError = line.cocoaCode
    sqliteCode = line.sqliteCode?.rawValue
    osStatus = line.keychainStatus?.rawValue
    let choices = line.choices.map { ($0.assumption.name, $0.otherwise ?? line.text) }
    self.choices = choices.isEmpty ? nil : Dictionary(uniqueKeysWithValues: choices)
    let grounds = line.grounds.map { grounds in
      Grounds(
        subject: grounds.subject, kinds: grounds.evidence.map(\.tag).joined(),
        source: grounds.source)
    }
    why = line.explanation
    evidence = isWanted ? grounds : nil
  }
}
