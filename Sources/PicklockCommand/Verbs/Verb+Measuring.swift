import PicklockCampaign
import PicklockCommandLine
import PropertyFuzzing

extension Verb {
  private static let seconds = CommandOption("--seconds", takes: "N", "seconds for each rate (5)")
  private static let seeds = CommandOption(
    "--seeds", takes: "N", "runs of the canary, each with a seed of its own (20)")
  private static let firstSeed = CommandOption("--seed", takes: "N", "the first seed (1)")

  static let measure = Verb(
    "measure", "measures executions per second, and how soon the canary is found.",
    options: [seconds, seeds, firstSeed], reports: .facts,
    details: """
      Rates are from an empty corpus, one target at a time; "idle" runs the same binary with an
      empty property, the most this machine can run. --json has the keys of Benchmarks/.
      """
  ) { arguments, output in
    try arguments.expectNothingElse()
    let workspace = try Session.workspace()
    let seconds = try arguments.number(seconds, in: 1...3_600) ?? 5
    let seeds = try arguments.number(seeds, in: 0...1_000) ?? 20
    let seed = UInt32(try arguments.number(firstSeed, in: 1...1_000_000) ?? 1)
    Interruption.install()
    let meter = try ThroughputMeter(workspace)
    let targets = try CampaignTarget.select([], in: workspace)
    let canary = [CampaignTarget.canary]
    for (flavour, subject) in [(Builder.Flavour.fuzz, "with_asan"), (.bare, "without_asan")] {
      for target in targets + canary {
        let ceiling = try meter.rate(
          of: target, flavour, seconds: seconds, seed: seed, isIdle: true)
        emit(target.name, subject, "idle_executions_per_s", ceiling.rounded(), "1/s", output)
        // The canary has bugs to find: its rate would be that of restarts.
        guard target != .canary else { continue }
        let rate = try meter.rate(of: target, flavour, seconds: seconds, seed: seed)
        emit(target.name, subject, "executions_per_s", rate.rounded(), "1/s", output)
      }
    }
    guard seeds > 0 else { return 0 }
    let runs = try (0..<UInt32(seeds)).map { try meter.canary(seed: seed + $0, limit: 120) }
    let times = runs.map(\.seconds).sorted()
    let counts = runs.map(\.executions).sorted()
    emit("PicklockCanary", "with_asan", "median_s", times[times.count / 2], "s", output)
    emit("PicklockCanary", "with_asan", "worst_s", times[times.count - 1], "s", output)
    emit(
      "PicklockCanary", "with_asan", "median_executions", Double(counts[counts.count / 2]), "1",
      output)
    emit(
      "PicklockCanary", "with_asan", "worst_executions", Double(counts[counts.count - 1]), "1",
      output)
    return 0
  }

  private static func emit(
    _ name: String, _ subject: String, _ metric: String, _ value: Double, _ unit: String,
    _ output: Output
  ) {
    output.report(
      text: {
        let figure = unit == "s" ? "\((value * 10).rounded() / 10)" : Int(value).grouped
        return "\(name.padded(to: 18))\(subject.padded(to: 14))\(metric.padded(to: 23))"
          + figure.flushedRight(to: 12)
      },
      fields: { line in
        line.add("suite", "fuzzing")
        line.add("case", name)
        line.add("subject", subject)
        line.add("metric", metric)
        line.add("value", value)
        line.add("unit", unit)
      })
  }
}
