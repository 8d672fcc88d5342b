import DataProtection
import Foundation
import PicklockCommandLine

/// `picklock device`: runs a script of events and prints each outcome.
enum DeviceScriptCommand {
  static let reportNumber = CommandOption(
    "--report", takes: "N",
    "runs one of the \(PublicReport.all.count) public reports that the model shows, or all")
  static let isRemedied = CommandOption(
    "--remedy", "with --report: the same life with an application that does not run into it")

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

      A script is a test where it says how an outcome begins, to the end of the line:
      rd(f) => EPERM, Cocoa 257

      Status: 0 all is as expected; 1 an outcome is not; 2 wrong use, a mistake in a script, or an
      event that reached a limit of the model, which is named; what ran before is printed.
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
    let sources = try Self.sources(arguments, options)
    guard sources.count == 1 || !arguments.has(picture) else {
      throw CommandError("--svg draws one script, not \(sources.count)")
    }
    if sources.count == 1 {
      return try check(sources[0], beside: 0, options, arguments, output).status
    }
    return sources.map { source -> Int32 in
      do {
        return try check(source, beside: sources.count - 1, options, arguments, output).status
      } catch {
        // A mistake in one script leaves the others alone.
        output.report(
          Verdict(group: source.name, name: "runs", outcome: .error("\(error)")),
          text: nil, fields: nil)
        return output.console.fail("\(source.name): \(error)", of: "device")
      }
    }.max() ?? 0
  }

  /// The files that are named, or the public reports that are asked for.
  private static func sources(
    _ arguments: Arguments, _ options: ProtectionOptions
  ) throws(CommandError) -> [ScriptSource] {
    guard let word = arguments.last(reportNumber) else {
      guard !arguments.has(isRemedied) else {
        throw CommandError("--remedy needs --report, whose remedy it runs")
      }
      try options.requireFile(arguments)
      return options.files.map { ScriptSource(file: $0) }
    }
    guard options.files.isEmpty, !options.namesProfile else {
      throw CommandError("--report has its own script and profile; give nothing beside it")
    }
    let reports = PublicReport.all.filter { word == "all" || "\($0.number)" == word }
    guard !reports.isEmpty else {
      throw CommandError(
        "--report takes a number from 1 to \(PublicReport.all.count) or all, not "
          + "'\(word.shortened)'")
    }
    guard arguments.has(isRemedied) else { return reports.map { ScriptSource($0) } }
    let remedies = reports.compactMap { ScriptSource(remedyOf: $0) }
    guard !remedies.isEmpty else {
      throw CommandError("report \(word) has no remedy: nothing the application does helps")
    }
    return remedies
  }

  private static func check(
    _ source: ScriptSource, beside others: Int, _ options: ProtectionOptions,
    _ arguments: Arguments, _ output: Output
  ) throws -> ScriptResult {
    if let heading = source.heading(beside: others) { output.note(heading) }
    let script = try source.script(output.console)
    let test = PrintedTest(script)
    let result = try run(
      test?.script ?? script, of: source, test?.profile ?? options.profile, arguments, output)
    if let summary = result.summary {
      output.note(summary)
    } else {
      output.report(
        Verdict(group: source.name, name: "runs", outcome: .passed), text: nil, fields: nil)
    }
    return result
  }

  /// Reports each outcome as soon as it is there.
  private static func run(
    _ script: String, of source: ScriptSource, _ profile: DeviceProfile, _ arguments: Arguments,
    _ output: Output
  ) throws -> ScriptResult {
    var result = ScriptResult()
    let steps = try DeviceScript.parse(script)
    var run = ScriptRun(profile: profile, tellingChoicesOf: steps)
    run.explains = arguments.has(explain)
    var lanes = DeviceTimeline(of: steps)
    let drawsLanes = arguments.has(timeline) || arguments.has(picture)
    for step in steps {
      let line = run.run(step)
      result.checked += line.expected
      if drawsLanes { lanes.add(line, of: step, in: run.session) }
      report(line, of: source, under: profile, tellsEvidence: arguments.has(evidence), output)
      if let limit = run.limit { throw limit }
    }
    for line in run.finish() {
      result.checked += line.expected
      report(line, of: source, under: profile, tellsEvidence: arguments.has(evidence), output)
    }
    if arguments.has(timeline) { ([""] + lanes.text()).forEach(output.note) }
    if let file = arguments.last(picture) {
      try output.console.save(file, lanes.svg(title: source.title(script), under: profile))
    }
    return result
  }

  private static func report(
    _ line: ScriptLine, of source: ScriptSource, under profile: DeviceProfile,
    tellsEvidence: Bool, _ output: Output
  ) {
    output.report(
      line.verdict(in: source.name), text: { "\(line)" },
      fields: { ScriptRecord(line: line, hasEvidence: tellsEvidence).add(to: &$0) })
    for consequence in line.consequences {
      output.report(
        consequence.verdict(in: source.name), text: nil,
        fields: { ScriptRecord(line: consequence, hasEvidence: false).add(to: &$0) })
    }
    if let explanation = line.explanation { output.note("    why: \(explanation)") }
    if tellsEvidence { evidence(of: line, profile).forEach(output.note) }
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
    operands: "FILE|-...",
    options: [
      ProtectionOptions.profileName, ProtectionOptions.knob, DeviceScriptCommand.listsKnobs,
      DeviceScriptCommand.explain, DeviceScriptCommand.timeline, DeviceScriptCommand.picture,
      DeviceScriptCommand.evidence, DeviceScriptCommand.reportNumber,
      DeviceScriptCommand.isRemedied,
    ],
    reports: .verdicts, details: DeviceScriptCommand.details
  ) { try DeviceScriptCommand.run($0, $1) }
}
