/// Runs our ports of challenges under Hypothesis, where this machine has it.
enum HypothesisPeer {
  /// Hypothesis takes about a second for each seed, so it runs fewer of them.
  private static let mostSeeds = 20

  /// Runs the shrinking challenge.
  static func run(_ options: Options, seeds: Int) {
    figures(
      "hypothesis_challenges.py", suite: "shrinking", cases: options.cases,
      seeds: min(seeds, mostSeeds)
    ).forEach(options.emit)
  }

  /// What a script of the folder `Peers` measures; nothing where it cannot run.
  static func figures(
    _ script: String, suite: String, cases: [String], seeds: Int
  ) -> [Measurement] {
    var figures: [Measurement] = []
    let peer = PythonPeer(name: "hypothesis", script: script)
    peer.run(["--seeds", "\(seeds)"] + cases.flatMap { ["--case", $0] }) { line in
      guard let caseName = line["case"] as? String, let metric = line["metric"] as? String,
        let value = line["value"] as? Double, let unit = line["unit"] as? String
      else { return }
      figures.append(
        Measurement(
          suite: suite, caseName: caseName, subject: "hypothesis", metric: metric, value: value,
          unit: unit))
    }
    return figures
  }
}
