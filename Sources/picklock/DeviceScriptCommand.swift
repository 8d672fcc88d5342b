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
      usage: picklock device [--profile apple|reference] [--knob C5] [--explain] [--evidence]
                             [--timeline] [--svg FILE] [--json] FILE|-
             picklock device [--explain] [--evidence] [--timeline] [--svg FILE] [--json] --report N
             picklock device --knobs

      Runs the events of FILE, or of standard input, on a device that starts unlocked, without a
      passcode, its application in the foreground; prints each outcome. The test that a
      counterexample of a device property prints runs as it stands, under its own profile.
      An outcome that rests on a choice says which ([C12]); --evidence adds how every outcome is
      known, and what the other side of the choice would come to.
      --timeline draws when each file and item could be read below the outcomes; --svg FILE makes
      one self-contained picture of it, for a document or a bug report.
      --explain follows each failure with the reason, and what is usually done about it.
      --report runs one of the \(PublicReport.all.count) public reports that the model shows.
      --knob takes the other side of a cell where sources are silent or differ, and --knobs says
      what each default rests on:

      \(ProtectionOptions.knobs.joined(separator: "\n"))

      Events are separated by blanks, ';' or '->'; '#' begins a comment. f is a path, h a handle (a
      path, or #0 for the first one asked for), k a name (k* for a synchronizable item); [...] may
      be left out.

      X is a file class, by its letter or any of its names, such as NSFileProtectionComplete:
      \(classes.joined(separator: "\n"))

      x is a keychain constant, by its code or name, with or without kSecAttrAccessible:
      \(constants.joined(separator: "\n"))

      \(events.joined(separator: "\n"))

      example: echo 'P w(A,f) kc+(ck,k) L+11 bg rd(f) kc?(k) why(f)' | picklock device -

      Exit status: 0 the script ran; 2 wrong use, a mistake in the script, or an event that reached
      a limit of the model, which is named; what ran before is printed.
      """
  }

  /// What each class is called, and when its files can be read.
  private static var classes: [String] {
    ProtectionClass.allCases.map { protection in
      "  \(protection.letter.padded(to: 3))\(protection.constantName)\n       \(protection.summary)"
    }
  }

  /// What each constant is called, and when its items can be read.
  private static var constants: [String] {
    KeychainAccessibility.allCases.map { accessibility in
      "  \(accessibility.rawValue.padded(to: 5))\(accessibility.name)\n"
        + "       \(accessibility.summary)"
    }
  }

  /// Runs the verb; returns the exit status.
  static func run(_ arguments: [String], _ streams: CommandStreams = .standard) -> Int32 {
    do {
      let options = try ProtectionOptions(arguments, verb: "device", allowsReport: true)
      if options.help {
        streams.out(help)
        return 0
      }
      if options.listsKnobs {
        streams.out(Assumption.allCases.map(\.lines).joined(separator: "\n"))
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
      try run(
        test?.script ?? script, titled: title(script, of: file),
        test?.profile ?? options.profile, options, streams)
      return 0
    } catch let usage as ProtectionUsage {
      let lines = ["picklock device: " + usage.description.onOneLine] + usage.lines
      streams.error(lines.joined(separator: "\n"))
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
      let title = "Report \(report.number): \(report.claim)"
      try run(report.script, titled: title, report.profile, options, streams)
    }
    return 0
  }

  /// Prints each outcome as soon as it is there.
  private static func run(
    _ script: String, titled title: String, _ profile: DeviceProfile,
    _ options: ProtectionOptions, _ streams: CommandStreams
  ) throws {
    let steps = try DeviceScript.parse(script)
    var run = ScriptRun(profile: profile, tellingChoicesOf: steps)
    run.explains = options.explain
    var timeline = DeviceTimeline(of: steps)
    let wantsTimeline = options.timeline || options.svg != nil
    for step in steps {
      let line = run.run(step)
      if wantsTimeline { timeline.add(line, of: step, in: run.session) }
      if options.json {
        try streams.json(ScriptRecord(line, evidence: options.evidence))
      } else {
        streams.out("\(line)")
        if let explanation = line.explanation { streams.out("    why: \(explanation)") }
        if options.evidence { evidence(of: line, profile).forEach(streams.out) }
      }
      if let limit = run.limit { throw limit }
    }
    if options.timeline, !options.json { ([""] + timeline.text()).forEach(streams.out) }
    if let file = options.svg {
      try streams.write(file, timeline.svg(title: title, under: profile))
    }
  }

  /// What a picture of a script is called: as its first line says, if that is a comment.
  private static func title(_ script: String, of file: String) -> String {
    let first = script.prefix { !$0.isNewline }
    if first.hasPrefix("#") {
      return first.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces)
    }
    return file == "-" ? "A device script" : URL(filePath: file).lastPathComponent
  }

  /// How a line is known, a line for each part.
  private static func evidence(of line: ScriptLine, _ profile: DeviceProfile) -> [String] {
    line.grounds.map { "    \($0)" }
      + line.choices.map { choice in
        let name = choice.assumption.name
        let option = profile[choice.assumption] ? "without" : "with"
        let otherwise = choice.otherwise.map { "; \(option) --knob \(name): \($0)" } ?? ""
        return "    \(name), \(choice.assumption.title)\(otherwise)"
      }
  }
}
