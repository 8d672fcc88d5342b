import DataProtection
import Foundation

/// `picklock device`: runs a script of events and prints each outcome.
enum DeviceScriptCommand {
  static let summary =
    "run a script of lock, file, keychain and backup events on a simulated device"

  static var help: String {
    let width = ScriptVocabulary.entries.map(\.form.count).max() ?? 0
    let events = ScriptVocabulary.entries.map { entry in
      "  " + entry.form + String(repeating: " ", count: width + 2 - entry.form.count)
        + entry.meaning
    }
    return """
      usage: picklock device [--profile apple|reference] [--knob C5] [--json] FILE|-
             picklock device [--json] --report N

      Runs the events of FILE, or of standard input, on a device that starts unlocked, without a
      passcode, its application in the foreground; prints each outcome. The test that a
      counterexample of a device property prints runs as it stands, under its own profile.
      --report runs one of the \(PublicReport.all.count) public reports that the model shows.

      Events are separated by blanks, ';' or '->'; '#' begins a comment. X is a file class (A B C D
      CX), x a keychain constant (ak aku akpu ck cku dk dku), f a path, h a handle (a path,
      or #0 for the first one asked for), k a name (k* for a synchronizable item); [...] may be
      left out.

      \(events.joined(separator: "\n"))

      example: echo 'P w(A,f) kc+(ck,k) L+11 bg rd(f) kc?(k) why(f)' | picklock device -

      Exit status: 0 the script ran; 2 wrong use, a mistake in the script, or an event that reached
      a limit of the model, which is named; what ran before is printed.
      """
  }

  /// Runs the verb; returns the exit status.
  static func run(_ arguments: [String], _ streams: CommandStreams = .standard) -> Int32 {
    do {
      let options = try ProtectionOptions(arguments, verb: "device", allowsReport: true)
      if options.help {
        streams.out(help)
        return 0
      }
      if let number = options.report { return try show(number, options, streams) }
      guard let file = options.file else {
        throw ProtectionUsage("needs a file, or - for standard input")
      }
      // One byte more than a script may have, so that it is the script that is too long.
      let bytes = try streams.read(file, ScriptLimits.scriptBytes + 1)
      guard let script = String(bytes: bytes, encoding: .utf8) else {
        throw ProtectionUsage("\(file) is not UTF-8 text")
      }
      let test = PrintedTest(script)
      try run(test?.script ?? script, test?.profile ?? options.profile, options, streams)
      return 0
    } catch {
      streams.error("picklock device: " + "\(error)".onOneLine)
    }
    return 2
  }

  private static func show(
    _ number: Int, _ options: ProtectionOptions, _ streams: CommandStreams
  ) throws -> Int32 {
    for report in PublicReport.all where report.number == number {
      if !options.json { streams.out("\(report.claim)\n\(report.source)\n") }
      try run(report.script, report.profile, options, streams)
    }
    return 0
  }

  /// Prints each outcome as soon as it is there.
  private static func run(
    _ script: String, _ profile: DeviceProfile, _ options: ProtectionOptions,
    _ streams: CommandStreams
  ) throws {
    var run = ScriptRun(profile: profile)
    for step in try DeviceScript.parse(script) {
      let line = run.run(step)
      if options.json {
        try streams.json(Record(line))
      } else {
        streams.out("\(line)")
      }
      if let limit = run.limit { throw limit }
    }
  }

  /// One outcome as `--json` prints it; a code that does not apply is left out.
  private struct Record: Encodable {
    let line: Int
    let event: String
    let kind: String
    let outcome: String
    let posixError: Int32?
    let cocoaError: Int?
    let osStatus: Int32?

    private enum CodingKeys: String, CodingKey {
      case line, event, kind, outcome
      case posixError = "posix_error"
      case cocoaError = "cocoa_error"
      case osStatus = "os_status"
    }

    init(_ line: ScriptLine) {
      self.line = line.line
      event = line.event
      kind = line.kind.rawValue
      outcome = line.text
      posixError = line.posixError?.rawValue
      cocoaError = line.cocoaCode
      osStatus = line.keychainStatus?.rawValue
    }
  }
}
