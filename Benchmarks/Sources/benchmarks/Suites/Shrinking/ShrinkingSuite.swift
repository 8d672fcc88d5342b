import PropertyEngine

/// How well and how cheaply the engine finds the true minimum of public challenges.
enum ShrinkingSuite {
  static let suite = Suite(
    name: "shrinking", summary: "true minima, distinct results and evaluations over many seeds",
    run: { try run($0) })

  /// The engine as it comes, and without its first, systematic phase: then each search starts at
  /// a random failure, and all the work is the shrinker's.
  static let subjects = ["picklock", "picklock_random"]

  static func run(_ options: Options) throws {
    let seeds = options.seeds ?? (options.quick ? 40 : 1_000)
    for subject in subjects where options.subjects.isEmpty || options.subjects.contains(subject) {
      var classic = 0.0
      for challenge in Challenge.all where options.includes(challenge.name) {
        let tally = ShrinkingTally(challenge, subject: subject, seeds: seeds)
        tally.measurements.forEach(options.emit)
        if Challenge.classic.contains(where: { $0.name == challenge.name }) {
          classic += tally.evaluationsMean
        }
      }
      guard options.cases.isEmpty else { continue }
      options.emit(
        Measurement(
          suite: "shrinking", caseName: "all_13", subject: subject,
          metric: "evaluations_mean_total", value: classic, unit: "calls"))
    }
    if options.peers { HypothesisPeer.run(options, seeds: seeds) }
  }
}
