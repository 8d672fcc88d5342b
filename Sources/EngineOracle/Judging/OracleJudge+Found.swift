import PropertyEngine

extension OracleJudge {
  /// Holds a counterexample against the space.
  mutating func check(_ found: FoundCase, _ origin: String) {
    tally.found += 1
    let text = scenario.subject.text(ofPrinted: found.value)
    guard let own = space[found.choices], own.text == text else {
      let actual = space[found.choices]?.text ?? "no case"
      report(.wrongCase, "\(origin) \(text) reported, its choices are \(actual)")
      return
    }
    if own.verdict != .fails(found.failure) {
      report(.doesNotFail, "\(origin) \(text) as \(found.failure), it \(own.verdict)")
    }
    let original = scenario.subject.text(ofPrinted: found.original)
    if !space.cases.contains(where: {
      $0.text == original && $0.verdict == .fails(found.failure)
    }) {
      report(.originalDoesNotFail, "\(origin) \(original) as \(found.failure)")
    }
    checkMinimum(found, own, origin)
    checkWaysBack(found, own, origin)
    check(found.remarks, on: own, origin)
  }

  private mutating func checkMinimum(_ found: FoundCase, _ own: SpaceCase, _ origin: String) {
    guard let least = space.failing(as: found.failure).first else { return }
    if least.choices == own.choices { tally.atMinimum += 1 }
    if !found.isProvenMinimal, least.choices != own.choices {
      tally.missedMinima.append(
        "seed \(scenario.seed): \(scenario.subject): \(origin) \(own.text), simpler: \(least.text)")
    }
    guard found.isProvenMinimal else { return }
    tally.provenMinimal += 1
    if least.choices.isSimpler(than: own.choices) {
      report(
        .notMinimal, "\(origin) \(own.text) \(own.choices), simpler: \(least.text) \(least.choices)"
      )
    }
  }

  /// The bytes and the token must make the same case again, and it must fail in the same way.
  private mutating func checkWaysBack(_ found: FoundCase, _ own: SpaceCase, _ origin: String) {
    let decoded = property.choices(decoding: found.bytes)
    if !leadsBack(decoded.choices, to: own)
      || Self.verdict(of: property.run(found.bytes)) != own.verdict
      || scenario.subject.text(ofPrinted: property.describe(found.bytes)) != own.text
      || property.canonical(found.bytes) != found.bytes
    {
      report(.bytesLeadElsewhere, "\(origin) \(found.bytes) of \(own.text)")
    }
    let choices = property.choices(ofToken: found.token) ?? []
    if !leadsBack(choices, to: own)
      || Self.verdict(of: property.replay(choices)) != own.verdict
    {
      report(.tokenLeadsElsewhere, "\(origin) \(found.token) of \(own.text)")
    }
  }

  private func leadsBack(_ choices: [Choice], to own: SpaceCase) -> Bool {
    PlainChoice.list(choices) == own.choices
  }

  /// An outcome in the interpreter's words.
  static func verdict(of outcome: Outcome) -> CaseVerdict {
    switch outcome {
    case .passed: .passes
    case .discarded: .discarded
    case .failed(let failure): .fails(failure.kind.name)
    }
  }
}
