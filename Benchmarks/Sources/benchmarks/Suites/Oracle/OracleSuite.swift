import EngineOracle

/// The engine against a brute-force enumeration of random generators; `--case SEED` repeats one.
enum OracleSuite {
  static let suite = Suite(
    name: "oracle",
    summary: "what the engine says, against every case of random generators; --case SEED repeats",
    run: run)

  private static let defaultSeeds = 20_000
  private static let quickSeeds = 2_000
  /// Disagreements of one kind that are printed; all are counted.
  private static let shown = 3

  static func run(_ options: Options) throws {
    let oracle = EngineOracle()
    var tally = OracleTally()
    TrapNotice.install()
    for seed in seeds(options) {
      TrapNotice.begin(seed)
      if options.cases == ["\(seed)"] { print(oracle.subject(seed: seed)) }
      tally.add(oracle.judge(seed: seed))
    }
    emit(options, tally)
    if !options.json {
      for missed in tally.missedMinima.prefix(shown) { print("  not at the minimum, \(missed)") }
    }
    for kind in Disagreement.Kind.allCases {
      let some = tally.disagreements.filter { $0.kind == kind }
      emit(options, "disagreements", kind.rawValue, some.count)
      guard !options.json else { continue }
      for disagreement in some.prefix(shown) { print("  \(oracle.simplest(disagreement))") }
    }
  }

  /// `--case 7` is one seed, `--case 7...90` all of a range.
  private static func seeds(_ options: Options) -> [UInt64] {
    if options.cases.isEmpty {
      let count = options.seeds ?? (options.quick ? quickSeeds : defaultSeeds)
      return Array(1...UInt64(count))
    }
    return options.cases.flatMap { text -> [UInt64] in
      let bounds = text.split(separator: ".").compactMap { UInt64($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return [] }
      return Array(first...last)
    }
  }

  private static func emit(_ options: Options, _ tally: OracleTally) {
    let figures = [
      ("generators", tally.generators), ("values", tally.values), ("searches", tally.searches),
      ("shrinks", tally.shrinks), ("claims_of_all", tally.claimsOfAll), ("found", tally.found),
      ("proven_minimal", tally.provenMinimal), ("at_minimum", tally.atMinimum),
      ("remarks_tried", tally.remarksTried),
    ]
    for (metric, value) in figures { emit(options, "judged", metric, value) }
    if !options.json { print("oracle digest \(tally.digest)") }
  }

  private static func emit(
    _ options: Options, _ caseName: String, _ metric: String, _ value: Int
  ) {
    options.emit(
      Measurement(
        suite: "oracle", caseName: caseName, subject: "picklock", metric: metric,
        value: Double(value), unit: "count"))
  }
}
