extension OracleScenario {
  /// The scenario of a seed, with at most `limit` cases.
  init(seed: UInt64, limit: Int) {
    var random = OracleRandom(seed: seed)
    self.init(
      seed: seed, subject: Subject.random(limit: limit, &random),
      plans: (0..<2).map { _ in SearchPlan.random(&random) },
      starts: [random.word(), random.word()], samples: 24)
  }
}

extension SearchPlan {
  fileprivate static func random(_ random: inout OracleRandom) -> SearchPlan {
    SearchPlan(
      seed: random.word() % 1_000, cases: random.one(of: [1, 7, 40, 200, 200, 1_000]),
      simplestCases: random.one(of: [0, 8, 256]),
      exhaustiveCases: random.one(of: [0, 20, 1_000, 1_000]), proof: random.one(of: [0, 64, 64]))
  }
}

extension Subject {
  /// Attempts that may be too large before the subject is made small on purpose.
  private static let attempts = 12

  fileprivate static func random(limit: Int, _ random: inout OracleRandom) -> Subject {
    let isMachine = random.oneIn(4)
    for attempt in 0..<attempts {
      let depth = attempt < attempts / 2 ? 1 + random.below(3) : 1
      let subject =
        isMachine
        ? Subject.machine(.random(&random)) : self.values(depth: depth, limit: limit, &random)
      guard let subject, subject.isWithin(limit) else { continue }
      return subject
    }
    return .values(
      .integer(0...5, origin: 0), ValueClaims(assumption: .always, failures: [.contains(5)]))
  }

  private func isWithin(_ limit: Int) -> Bool {
    do { return try space(limit: limit).cases.count <= limit } catch { return false }
  }

  /// Values, with claims of which some name a value that there is; nil where there are too many.
  private static func values(
    depth: Int, limit: Int, _ random: inout OracleRandom
  ) -> Subject? {
    let tree = GeneratorTree.random(depth: depth, isInNode: false, &random)
    let drafts: [Draft]
    do { drafts = try Interpreter(limit: limit).drafts(of: tree) } catch { return nil }
    let values = drafts.compactMap(\.value)
    var claims = ValueClaims(assumption: .always, failures: [])
    if random.oneIn(4) { claims.assumption = .random(depth: 1, values, &random) }
    for _ in 0...random.below(2) {
      claims.failures.append(.random(depth: 1, values, &random))
    }
    return .values(tree, claims)
  }
}
