import PropertyEngine

// The interpreter and the engine must mean the same space, or nothing else would be worth much.
extension OracleJudge {
  /// Takes cases of the interpreter to the engine.
  mutating func checkCases() {
    let stride = max(1, space.cases.count / scenario.samples)
    for index in Swift.stride(from: 0, to: space.cases.count, by: stride) {
      let own = space.cases[index]
      let script = PlainChoice.script(own.choices)
      let sequence = property.repaired(script)
      if PlainChoice.list(sequence.choices) != own.choices
        || scenario.subject.text(ofPrinted: property.describe(script)) != own.text
        || Self.verdict(of: property.replay(script)) != own.verdict
      {
        report(
          .spaceDiffers,
          "\(own.choices) \(own.text) \(own.verdict), the engine: "
            + "\(PlainChoice.list(sequence.choices)) \(property.describe(script)) "
            + "\(Self.verdict(of: property.replay(script)))")
        continue
      }
      let bytes = property.encode(sequence)
      if PlainChoice.list(property.choices(decoding: bytes).choices) != own.choices
        || Self.verdict(of: property.run(bytes)) != own.verdict
      {
        report(.bytesLeadElsewhere, "\(bytes) of \(own.text)")
      }
    }
  }

  /// Takes the engine's cases, of random choices, random bytes and edited scripts, to the
  /// interpreter.
  mutating func checkStrays() {
    var random = OracleRandom(seed: scenario.seed, stream: 1)
    for stream in 0..<UInt64(scenario.samples) {
      let drawn = property.randomChoices(seed: scenario.seed, stream: stream).choices
      checkStray(drawn, property.replay(drawn), "at random")
      let bytes = (0..<random.below(12)).map { _ in UInt8(random.below(256)) }
      let decoded = property.choices(decoding: bytes).choices
      checkStray(decoded, property.run(bytes), "from \(bytes)")
      let script = PlainChoice.script(
        (0..<random.below(8)).map { _ in .number(random.oneIn(8) ? .max : UInt64(random.below(4))) }
      )
      checkStray(property.repaired(script).choices, property.replay(script), "from a script")
    }
  }

  private mutating func checkStray(_ choices: [Choice], _ outcome: Outcome, _ origin: String) {
    let list = PlainChoice.list(choices)
    let verdict = Self.verdict(of: outcome)
    // A case that the generator drops has no value, and may have any choices.
    if space[list]?.verdict != verdict, !(space[list] == nil && verdict == .discarded) {
      report(
        .spaceDiffers,
        "\(origin): \(list) \(verdict), the interpreter: "
          + "\(space[list].map { "\($0.verdict)" } ?? "no such case")")
    }
  }
}
