import Campaign
import Foundation
import FuzzSupport

extension Verb {
  static let smoke = Verb(
    "smoke", "fuzzes every target for a few seconds, after doctor has seen the machine fit.",
    usage: "[--seconds N] [--target NAME]... [--seed N] [--jobs N] [--state DIR] [--json]",
    details: """
        --seconds N    seconds for each target (10)
        --target NAME  this target; may be given several times (all but the canary)
        --seed N       seeds libFuzzer (1)
        --jobs N       targets fuzzed at the same time (one for each processor)
        --state DIR    where corpora and crash files are kept (.picklock)
        --json         prints one JSON object a line
      """
  ) { words in
    let arguments = try Arguments(
      words, of: "smoke", flags: ["--json"],
      values: ["--seconds", "--target", "--seed", "--jobs", "--state"])
    try arguments.expectNothingElse()
    let workspace = try Session.workspace(state: arguments.last("--state"))
    let targets = try CampaignTarget.select(arguments.all("--target"), in: workspace)
    let seconds = try arguments.number("--seconds", in: 1...1_000_000) ?? 10
    let jobs = try arguments.number("--jobs", in: 1...1_000) ?? Session.processors
    let seed = try arguments.number("--seed", in: 1...Int(UInt32.max)) ?? 1
    Interruption.install()
    let display = ProgressDisplay()
    try Doctor(workspace, tell: { display.show($0) }).examine(targets) { _ in }
    let plan = CampaignPlan(
      targets: targets, secondsEach: seconds, slice: seconds, jobs: min(jobs, targets.count),
      seed: UInt32(seed))
    return try fuzz(plan, in: workspace, display: display, json: arguments.has("--json"))
  }

  static let run = Verb(
    "run", "fuzzes until told to stop; keeps the corpus and every crash file.",
    usage: "[TARGET]... [--for 8h] [--seed N] [--jobs N] [--state DIR] [--json]",
    details: """
        --for TIME     how long in all: 8h, 30m, 90s (until interrupted)
        --seed N       seeds libFuzzer (from the clock)
        --jobs N       targets fuzzed at the same time (one for each processor)
        --state DIR    where corpora and crash files are kept (.picklock)
        --json         prints one JSON object a line
      Control-C ends it in good order. Whatever ends it, the next run goes on from what was found.
      """
  ) { words in
    let arguments = try Arguments(
      words, of: "run", flags: ["--json"], values: ["--for", "--seed", "--jobs", "--state"])
    let workspace = try Session.workspace(state: arguments.last("--state"))
    let targets = try CampaignTarget.select(arguments.rest, in: workspace)
    let seconds = try arguments.duration("--for") ?? 100_000_000
    let jobs = try arguments.number("--jobs", in: 1...1_000) ?? Session.processors
    let seed =
      try arguments.number("--seed", in: 1...Int(UInt32.max))
      ?? Int(Date.now.timeIntervalSince1970) % Int(UInt32.max)
    Interruption.install()
    let display = ProgressDisplay()
    let plan = CampaignPlan.sharing(
      seconds: seconds, targets: targets, jobs: jobs, seed: UInt32(seed))
    return try fuzz(plan, in: workspace, display: display, json: arguments.has("--json"))
  }

  static let doctor = Verb(
    "doctor", "proves that this machine finds, files and shrinks a planted crash.",
    usage: "[--state DIR] [--json]",
    details: """
      Looks at every target's binary: does it count edges, does AddressSanitizer see a read past a
      buffer, does a trap leave a crash file? Then lets the canary's planted bugs be found and
      shrunk to their exact minimum. Status 2, with the reason, when any of it fails.
      """
  ) { words in
    let arguments = try Arguments(words, of: "doctor", flags: ["--json"], values: ["--state"])
    try arguments.expectNothingElse()
    let workspace = try Session.workspace(state: arguments.last("--state"))
    Interruption.install()
    let display = ProgressDisplay()
    let targets = try CampaignTarget.select([], in: workspace)
    try Doctor(workspace, tell: { display.show($0) }).examine(targets) { check in
      display.clear()
      Console.out(describe(check, json: arguments.has("--json")))
    }
    if !arguments.has("--json") { Console.out("this machine can fuzz") }
    return 0
  }

  private static func describe(_ check: DoctorCheck, json: Bool) -> String {
    guard json else {
      return "ok  \(check.name.padded(to: 13))\((check.target ?? "").padded(to: 18))\(check.detail)"
    }
    var line = JSONLine()
    line.add("check", check.name)
    line.add("target", check.target)
    line.add("detail", check.detail)
    line.add("ok", true)
    return line.text
  }

  private static func fuzz(
    _ plan: CampaignPlan, in workspace: Workspace, display: ProgressDisplay, json: Bool
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
    CampaignReport.print(summary, json: json)
    // A report that nobody could read is given again by the next campaign.
    if Console.lostOutput == 0 { try campaign.close() }
    if let refusal = summary.refusal { throw refusal }
    return summary.findings.isEmpty ? 0 : 1
  }
}
