import PropertyEngine

/// How the shrinker does on values that it was not tuned for.
enum UnseenSuite {
  static let suite = Suite(
    name: "unseen", summary: "challenges of other kinds, in halves: tune on one, report the other",
    run: { try run($0) })

  /// Hypothesis takes up to some seconds for each seed, so it runs fewer of them.
  private static let hypothesisSeeds = 30

  static func run(_ options: Options) throws {
    for half in Half.allCases where options.includes(half: half) {
      let challenges = UnseenChallenge.of(half).filter { options.includes($0.name) }
      guard !options.proves else {
        challenges.forEach(prove)
        continue
      }
      let rows = challenges.map { measure($0, options) }
      guard options.cases.isEmpty else { continue }
      let summary = UnseenSummary(half: half, rows: rows)
      if options.json {
        summary.measurements.forEach(options.emit)
      } else {
        print(summary.text)
      }
    }
  }

  private static func measure(_ challenge: UnseenChallenge, _ options: Options) -> UnseenRow {
    let seeds = options.seeds ?? (options.quick ? 10 : 100)
    var row = UnseenRow(name: challenge.name)
    var notes: [String] = []
    for subject in ShrinkingSuite.subjects where options.includes(subject: subject) {
      let tally = ShrinkingTally(
        challenge.challenge, subject: subject, seeds: seeds, suite: "unseen")
      let side = UnseenRow.Side(
        shareMinimal: tally.shareMinimal, evaluations: tally.evaluationsMean)
      if subject == "picklock" { row.ours = side } else { row.oursAtRandom = side }
      if options.json { tally.measurements.forEach(options.emit) }
      notes += tally.results.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "  \(subject) \($0.value) x \($0.key)" }
    }
    if options.peers {
      row.hypothesis = hypothesis(challenge, options, seeds: min(seeds, hypothesisSeeds))
    }
    if !options.json {
      print(row.text)
      if !options.cases.isEmpty { for note in notes { print(note) } }
    }
    return row
  }

  private static func hypothesis(
    _ challenge: UnseenChallenge, _ options: Options, seeds: Int
  ) -> UnseenRow.Side? {
    let figures = HypothesisPeer.figures(
      "hypothesis_unseen.py", suite: "unseen", cases: [challenge.name], seeds: seeds)
    if options.json { figures.forEach(options.emit) }
    guard let share = figures.first(where: { $0.metric == "share_minimal" })?.value,
      let calls = figures.first(where: { $0.metric == "evaluations_mean" })?.value
    else { return nil }
    return UnseenRow.Side(shareMinimal: share, evaluations: calls)
  }

  private static func prove(_ challenge: UnseenChallenge) {
    var proof = MinimumProof(challenge)
    let verdict = proof.run()
    let reason = challenge.argument.map { ": \($0.reason)" } ?? ""
    print("\(challenge.name) \(verdict), \(proof.cases) cases\(reason)")
  }
}
