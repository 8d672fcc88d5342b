/// What one event of a script did.
public struct ScriptLine: Hashable, Sendable {
  /// The kind of outcome; the raw value is stable.
  public enum Kind: String, Hashable, Sendable {
    /// It was done.
    case done
    /// The event could not happen in that state and changed nothing.
    case ignored
    /// It was answered, with bytes, names or an explanation.
    case answer
    /// It failed with an `errno` or an `OSStatus`.
    case failed
    /// The application died.
    case died
    /// It was not tried, because protected data was not available or the last answer another one.
    case skipped
    /// What the application does that touches no storage.
    case note
    /// What the device did on its own.
    case device
  }

  /// The line of the script, the first being 1.
  public let line: Int
  /// The event as it was written.
  public let event: String
  /// The kind of outcome.
  public let kind: Kind
  /// The outcome in words.
  public let text: String
  /// The `errno`, if a file operation failed.
  public var posixError: PosixError?
  /// The code of the `CocoaError` that Foundation makes of it; nil if there is none.
  public var cocoaCode: Int?
  /// The result code of SQLite, if a file of a database could not be used.
  public var sqliteCode: SQLiteCode?
  /// The `OSStatus`, if a keychain operation failed.
  public var keychainStatus: KeychainStatus?
  /// How the outcome is to begin, where the script says so. What it says of `later(…)` stands at
  /// the consequence that `later(…)` comes to.
  public var expectation: String?
  /// What the device did on its own meanwhile, and then the application because of it.
  public var consequences: [ScriptLine] = []
  /// How the outcome is known; empty where it is no device's.
  public var grounds: [AnswerGrounds] = []
  /// Why it failed, where a run explains; nil where it did not.
  public var explanation: String?
  /// The assumptions it rests on, where a run tells them.
  public var choices: [ScriptChoice] = []
}

extension ScriptLine: CustomStringConvertible {
  /// The event, padded, its outcome, and in brackets the assumptions that the outcome rests on;
  /// then a line for each consequence, and one for an outcome that was not expected.
  public var description: String {
    let padding = String(repeating: " ", count: max(1, 24 - event.count))
    let names = choices.map(\.assumption.name).joined(separator: " ")
    var lines = ["\(event)\(padding)\(text)\(names.isEmpty ? "" : " [\(names)]")"]
    if let expectation = unmetExpectation {
      lines.append("  expected              \(expectation)")
    }
    lines += consequences.flatMap { consequence in
      "\(consequence)".split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
