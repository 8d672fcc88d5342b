import DataProtection
import Foundation

/// `picklock device`: runs a script of events and prints each outcome.
enum DeviceScriptCommand {
  static let reportNumber = CommandOption(
    "--report", takes: "N",
    "runs one of the \(PublicReport.all.count) public reports that the model shows")

  static let evidence = CommandOption(
    "--evidence", "after each outcome, how it is known, and what the other side would come to")
  static let listsKnobs = CommandOption("--knobs", "lists what each default of a knob rests on")

  static let explain = CommandOption(
    "--explain", "after each failure, the reason and what is usually done about it")
  static let timeline = CommandOption(
    "--timeline", "draws when each file and item could be read, below the outcomes")
  static let picture = CommandOption(
    "--svg", takes: "FILE", "writes one self-contained picture of the timeline")

  static var details: String {
    let width = ScriptVocabulary.entries.map(\.form.count).max() ?? 0
    let events = ScriptVocabulary.entries.map { entry in
      "  " + entry.form.padded(to: width + 2) + entry.meaning
    }
    return """
      Runs the events of FILE, or of standard input, on a device that starts unlocked, without a
      passcode, its application in the foreground; prints each outcome. The test that a
      counterexample of a device property prints runs as it is, under its own profile.
      An outcome that rests on a choice says which ([C12]). The choices of --knob:

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

      Status: 0 the script ran; 2 wrong use, a mistake in the script, or an event that reached a
      limit of the model, which is named; what ran before is printed.
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

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let options = try ProtectionOptions(arguments)
    if arguments.has(listsKnobs) {
      output.note(Assumption.allCases.map(\.lines).joined(separator: "\n"))
      return 0
    }
    if let report = try report(arguments, options) {
      output.note("\(report.claim)\n\(report.source)\n")
      let title = "Report \(report.number): \(report.claim)"
      try run(report.script, titled: title, report.profile, arguments, output)
      return 0
    }
    try options.requireFile(arguments)
    let file = options.files[0]
    guard options.files.count == 1 else {
      throw CommandError("one file at a time, not '\(options.files[1])' too")
    }
    // One byte more than a script may have, so that it is the script that is too long.
    let bytes = try output.console.read(file, ScriptLimits.scriptBytes + 1)
    guard let script = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(file) is not UTF-8 text")
    }
    let test = PrintedTest(script)
    try run(
      test?.script ?? script, titled: title(script, of: file), test?.profile ?? options.profile,
      arguments, output)
    return 0
  }

  /// The public report that is asked for; nil where a file is.
  private static func report(
    _ arguments: Arguments, _ options: ProtectionOptions
  ) throws(CommandError) -> PublicReport? {
    let numbers = PublicReport.all.map(\.number)
    let range = (numbers.min() ?? 1)...(numbers.max() ?? 1)
    guard let number = try arguments.number(reportNumber, in: range) else { return nil }
    guard options.files.isEmpty, !options.namesProfile else {
      throw CommandError("--report has its own script and profile; give nothing beside it")
    }
    return PublicReport.all.first { $0.number == number }
  }

  /// Reports each outcome as soon as it is there.
  private static func run(
    _ script: String, titled title: String, _ profile: DeviceProfile, _ arguments: Arguments,
    _ output: Output
  ) throws {
    let steps = try DeviceScript.parse(script)
    var run = ScriptRun(profile: profile, tellingChoicesOf: steps)
    run.explains = arguments.has(explain)
    var lanes = DeviceTimeline(of: steps)
    let drawsLanes = arguments.has(timeline) || arguments.has(picture)
    for step in steps {
      let line = run.run(step)
      if drawsLanes { lanes.add(line, of: step, in: run.session) }
      report(line, under: profile, tellsEvidence: arguments.has(evidence), output)
      if let limit = run.limit { throw limit }
    }
    if arguments.has(timeline) { ([""] + lanes.text()).forEach(output.note) }
    if let file = arguments.last(picture) {
      try output.console.save(file, lanes.svg(title: title, under: profile))
    }
  }

  private static func report(
    _ line: ScriptLine, under profile: DeviceProfile, tellsEvidence: Bool, _ output: Output
  ) {
    output.report(
      text: { "\(line)" },
      fields: { ScriptRecord(line: line, hasEvidence: tellsEvidence).add(to: &$0) })
    if let explanation = line.explanation { output.note("    why: \(explanation)") }
    if tellsEvidence { evidence(of: line, profile).forEach(output.note) }
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

extension Verb {
  static let device = Verb(
    "device", "runs a script of lock, file, keychain and backup events on a simulated device.",
    operands: "FILE|-",
    options: [
      ProtectionOptions.profileName, ProtectionOptions.knob, DeviceScriptCommand.listsKnobs,
      DeviceScriptCommand.explain, DeviceScriptCommand.timeline, DeviceScriptCommand.picture,
      DeviceScriptCommand.evidence, DeviceScriptCommand.reportNumber,
    ],
    reports: .facts, details: DeviceScriptCommand.details
  ) { try DeviceScriptCommand.run($0, $1) }
}
