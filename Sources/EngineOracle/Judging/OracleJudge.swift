import PropertyEngine

/// Holds what the engine says of one scenario against the enumeration of all its cases.
struct OracleJudge {
  let scenario: OracleScenario
  let engine: SearchEngine
  let space: CaseSpace
  let judgements: Judgements
  let property: AnyProperty
  var tally = OracleTally()

  /// Throws `SpaceTooLarge` where the scenario has more than `limit` cases.
  init(_ scenario: OracleScenario, _ engine: SearchEngine, limit: Int) throws {
    self.scenario = scenario
    self.engine = engine
    space = try scenario.subject.space(limit: limit)
    judgements = Judgements()
    property = engine.property(scenario.subject, judgements)
  }

  /// Everything there is to judge.
  mutating func run() -> OracleTally {
    tally.generators = 1
    tally.values = space.cases.count
    checkCases()
    checkStrays()
    for plan in scenario.plans { check(plan) }
    checkShrinks()
    return tally
  }

  mutating func report(_ kind: Disagreement.Kind, _ text: String) {
    tally.disagreements.append(
      Disagreement(kind: kind, seed: scenario.seed, text: "\(scenario.subject): \(text)"))
  }
}

// MARK: Searches

extension OracleJudge {
  private mutating func check(_ plan: SearchPlan) {
    judgements.reset()
    let result = engine.search(property, plan)
    let judged = judgements.judged
    let again = engine.search(property, plan)
    tally.searches += 1
    tally.digest = StableDigest.of(result.text, salt: tally.digest)
    if result != again {
      report(.notRepeatable, "[\(plan)] \(result.text), then \(again.text)")
    }
    if result.judged != judged {
      report(.wrongCount, "[\(plan)] \(result.judged) said, \(judged) called")
    }
    if result.ending == .passed { checkPass(result, judged, plan) }
    if let found = result.found { check(found, "[\(plan)]") }
  }

  private mutating func checkPass(_ result: SearchResult, _ judged: Int, _ plan: SearchPlan) {
    if judged == 0 { report(.passedUnjudged, "[\(plan)] \(result.text)") }
    guard result.claimsAll else {
      if judged < plan.cases, !result.admitsShortfall {
        report(.passedShort, "[\(plan)] \(judged) judged, \(plan.cases) asked for")
      }
      return
    }
    tally.claimsOfAll += 1
    if let missed = space.failing.first {
      report(.missedFailure, "[\(plan)] \(result.text), \(missed.text) \(missed.verdict)")
    }
    if result.judged != space.judgedCount {
      report(.wrongTotal, "[\(plan)] all \(result.judged) of \(space.judgedCount)")
    }
  }

  /// Shrinks from failing cases all over the space.
  private mutating func checkShrinks() {
    let failing = space.failing
    guard !failing.isEmpty else { return }
    for start in scenario.starts {
      let chosen = failing[Int(start % UInt64(failing.count))]
      let sequence = property.repaired(PlainChoice.script(chosen.choices))
      tally.shrinks += 1
      guard let found = engine.shrink(property, property.encode(sequence)) else {
        report(.failureNotShrunk, chosen.text)
        continue
      }
      tally.digest = StableDigest.of("\(found)", salt: tally.digest)
      check(found, "[from \(chosen.text)]")
      if chosen.verdict != .fails(found.failure) {
        report(.doesNotFail, "\(chosen.text) \(chosen.verdict), shrunk as \(found.failure)")
      }
    }
  }
}
