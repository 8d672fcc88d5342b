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
      let isHidden = options.batch.hides(half)
      if isHidden && !options.cases.isEmpty && !options.proves {
        guard options.half == nil else { throw UnseenError.heldBack }
        continue
      }
      let challenges = UnseenChallenge.of(half, in: options.batch)
        .filter { options.includes($0.name) }
      guard !options.proves else {
        for challenge in challenges { prove(challenge, options, isHidden: isHidden) }
        continue
      }
      let rows = challenges.map { measure($0, options, isHidden: isHidden) }
      guard options.cases.isEmpty else { continue }
      let summary = UnseenSummary(half: half, rows: rows)
      if options.json {
        summary.measurements.forEach(options.emit)
      } else {
        print(summary.text)
      }
    }
  }

  /// Runs a challenge over the seeds; prints what came of it unless it `isHidden`.
  private static func measure(
    _ challenge: UnseenChallenge, _ options: Options, isHidden: Bool
  ) -> UnseenRow {
    let seeds = options.seeds ?? (options.quick ? 10 : 100)
    var row = UnseenRow(name: challenge.name)
    var notes: [String] = []
    for subject in ShrinkingSuite.subjects where options.includes(subject: subject) {
      let tally = ShrinkingTally(
        challenge.challenge, subject: subject, seeds: seeds, suite: "unseen")
      let side = UnseenRow.Side(
        shareMinimal: tally.shareMinimal, evaluations: tally.evaluationsMean,
        counts: tally.evaluations)
      if subject == "picklock" { row.ours = side } else { row.oursAtRandom = side }
      if options.json && !isHidden { tally.measurements.forEach(options.emit) }
      notes += tally.results.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "  \(subject) \($0.value) x \($0.key)" }
    }
    if options.peers {
      let figures = HypothesisPeer.figures(
        options.batch.peerScript, suite: "unseen", cases: [challenge.name],
        seeds: min(seeds, hypothesisSeeds))
      if options.json && !isHidden { figures.forEach(options.emit) }
      row.hypothesis = side(figures)
    }
    if !options.json && !isHidden {
      print(row.text)
      if !options.cases.isEmpty { for note in notes { print(note) } }
    }
    return row
  }

  /// What a peer printed of a challenge; nil where it printed nothing.
  private static func side(_ figures: [Measurement]) -> UnseenRow.Side? {
    guard let share = figures.first(where: { $0.metric == "share_minimal" })?.value,
      let calls = figures.first(where: { $0.metric == "evaluations_mean" })?.value
    else { return nil }
    return UnseenRow.Side(shareMinimal: share, evaluations: calls)
  }

  /// Prints whether the stated minimum is the simplest failure, and whether searches agree; of what
  /// `isHidden` the mistakes alone, by name.
  private static func prove(_ challenge: UnseenChallenge, _ options: Options, isHidden: Bool) {
    var proof = MinimumProof(challenge)
    let verdict = proof.run()
    let reason = challenge.argument.map { ": \($0.reason)" } ?? ""
    if !isHidden || (verdict != .proven && verdict != .argued) {
      print("\(challenge.name) \(verdict), \(proof.cases) cases\(reason)")
    }
    guard let seeds = options.seeds else { return }
    let check = StatementCheck(challenge, minimum: proof.failing, seeds: seeds)
    if let simpler = check.simpler {
      print("\(challenge.name) is wrong, something simpler fails\(isHidden ? "" : ": \(simpler)")")
    }
    if check.silent > 0 {
      let cases = "nothing in \(StatementCheck.mostCases) cases"
      print("\(challenge.name) is too rare: \(cases) with \(check.silent) of \(seeds) seeds")
    }
  }
}
