import Foundation
import PicklockCampaign
import PicklockCommandLine
import PropertyFuzzing

extension Verb {
  private static let seconds = CommandOption(
    "--seconds", takes: "N", "seconds for each target (10)")
  private static let target = CommandOption(
    "--target", takes: "NAME", repeats: true,
    "this target; may be given several times (all but the canary)")
  private static let fixedSeed = CommandOption("--seed", takes: "N", "seeds libFuzzer (1)")
  private static let duration = CommandOption(
    "--for", takes: "TIME", "how long in all: 8h, 30m, 90s (until interrupted)")
  private static let clockSeed = CommandOption(
    "--seed", takes: "N", "seeds libFuzzer (from the clock)")

  static let smoke = Verb(
    "smoke", "runs doctor, then fuzzes every target for a few seconds.",
    options: [seconds, target, fixedSeed, .jobs, .state], reports: .verdicts
  ) { arguments, output in
    try arguments.expectNothingElse()
    let workspace = try Session.workspace(state: arguments.last(.state))
    let targets = try CampaignTarget.select(arguments.all(target), in: workspace)
    let seconds = try arguments.number(seconds, in: 1...1_000_000) ?? 10
    let jobs = try arguments.number(.jobs, in: 1...1_000) ?? Session.processors
    let seed = try arguments.number(fixedSeed, in: 1...Int(UInt32.max)) ?? 1
    Interruption.install()
    let display = ProgressDisplay(output.console)
    try Doctor(workspace, tell: { display.show($0) }).examine(targets) { _ in }
    let plan = CampaignPlan(
      targets: targets, secondsEach: seconds, slice: seconds, jobs: min(jobs, targets.count),
      seed: UInt32(seed))
    return try fuzz(plan, in: workspace, display, output)
  }

  static let run = Verb(
    "run", "fuzzes until told to stop; keeps the corpus and every crash file.",
    operands: "[TARGET]...", options: [duration, clockSeed, .jobs, .state], reports: .verdicts,
    details: """
      Control-C ends it in good order. Whatever ends it, the next run continues from what was found.
      """
  ) { arguments, output in
    let workspace = try Session.workspace(state: arguments.last(.state))
    let targets = try CampaignTarget.select(arguments.rest, in: workspace)
    let seconds = try arguments.duration(duration) ?? 100_000_000
    let jobs = try arguments.number(.jobs, in: 1...1_000) ?? Session.processors
    let seed =
      try arguments.number(clockSeed, in: 1...Int(UInt32.max))
      ?? Int(Date.now.timeIntervalSince1970) % Int(UInt32.max)
    Interruption.install()
    let plan = CampaignPlan.sharing(
      seconds: seconds, targets: targets, jobs: jobs, seed: UInt32(seed))
    return try fuzz(plan, in: workspace, ProgressDisplay(output.console), output)
  }

  static let doctor = Verb(
    "doctor", "proves that this machine finds, files and shrinks a planted crash.",
    options: [.state], reports: .verdicts,
    details: """
      Looks at every target's binary: does it count edges, does AddressSanitizer see a read past a
      buffer, does a trap leave a crash file? Then lets the canary's planted bugs be found and
      shrunk to their exact minimum. Status 2, with the reason, when any of it fails.
      """
  ) { arguments, output in
    try arguments.expectNothingElse()
    let workspace = try Session.workspace(state: arguments.last(.state))
    Interruption.install()
    let display = ProgressDisplay(output.console)
    let targets = try CampaignTarget.select([], in: workspace)
    try Doctor(workspace, tell: { display.show($0) }).examine(targets) { check in
      display.clear()
      report(check, output)
    }
    output.note("this machine can fuzz")
    return 0
  }

  private static func report(_ check: DoctorCheck, _ output: Output) {
    let target = check.target ?? ""
    output.report(
      Verdict(group: target.isEmpty ? "machine" : target, name: check.name, outcome: .passed),
      text: { "ok  \(check.name.padded(to: 13))\(target.padded(to: 18))\(check.detail)" },
      fields: { line in
        line.add("check", check.name)
        line.add("target", check.target)
        line.add("detail", check.detail)
        line.add("ok", true)
      })
  }

  private static func fuzz(
    _ plan: CampaignPlan, in workspace: Workspace, _ display: ProgressDisplay, _ output: Output
  ) throws -> Int32 {
    var campaign = try Campaign(plan, in: workspace) { display.show($0) }
    let summary: CampaignSummary
    do {
      summary = try campaign.run()
    } catch {
      display.clear()
      throw error
    }
    display.clear()
    CampaignReport.report(summary, to: output)
    // If the report could not be printed, the next campaign gives it again.
    if StandardStreams.lostOutput == 0 { try campaign.close() }
    if let error = summary.error { throw error }
    return summary.findings.isEmpty ? 0 : 1
  }
}
