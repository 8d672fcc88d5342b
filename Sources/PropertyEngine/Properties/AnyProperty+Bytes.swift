extension AnyProperty {
  /// Runs the case that `bytes` decode to. Any bytes do.
  ///
  /// - Complexity: one run of the generator and of the property.
  public func run(_ bytes: [UInt8]) -> Outcome {
    var draw = Draw(decoding: bytes, as: format, limits: limits)
    return outcome(&draw)
  }

  /// The value that `bytes` decode to, as text.
  ///
  /// - Complexity: one run of the generator, and the length of the text.
  public func describe(_ bytes: [UInt8]) -> String {
    var draw = Draw(decoding: bytes, as: format, limits: limits)
    do { return try prepare(&draw).describe() } catch {
      return "nothing (\(Self.reason(error)))"
    }
  }

  /// The one encoding of the case that `bytes` decode to: bytes that do not matter are dropped.
  /// Where the generator discards the case, the choices up to there.
  ///
  /// - Complexity: one run of the generator.
  public func canonical(_ bytes: [UInt8]) -> [UInt8] { encode(choices(decoding: bytes)) }

  /// The choices, with spans, that `bytes` decode to: what a structure-aware mutator edits.
  ///
  /// - Complexity: one run of the generator.
  public func choices(decoding bytes: [UInt8]) -> ChoiceSequence {
    var draw = Draw(decoding: bytes, as: format, limits: limits, recordsSpans: true)
    return sequence(&draw)
  }

  /// Runs the generator over edited choices and returns what it made of them: each choice inside
  /// its domain, missing ones simplest, spare ones gone.
  ///
  /// - Complexity: one run of the generator.
  public func repaired(_ choices: [Choice]) -> ChoiceSequence {
    var draw = Draw(replaying: choices, limits: limits)
    return sequence(&draw)
  }

  /// The choices of one random case.
  ///
  /// - Complexity: two runs of the generator.
  public func randomChoices(seed: UInt64, stream: UInt64 = 0) -> ChoiceSequence {
    var draw = Draw(random: SplitMix64(seed: seed, stream: stream), limits: limits)
    return repaired(sequence(&draw).choices)
  }

  /// The bytes of a saved input that stand for `sequence`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func encode(_ sequence: ChoiceSequence) -> [UInt8] {
    guard format == .raw else { return sequence.encoded() }
    for case .bytes(let bytes, _) in sequence.choices { return bytes }
    return []
  }

  private func sequence(_ draw: inout Draw) -> ChoiceSequence {
    do { _ = try prepare(&draw) } catch { return draw.sequence }
    return draw.sequence
  }
}

extension AnyProperty {
  /// Draws a case and judges it.
  func outcome(_ draw: inout Draw) -> Outcome {
    var observations = Observations()
    do {
      try evaluate(&draw, &observations)
      return .passed
    } catch { return Self.outcome(of: error) }
  }

  /// An error the property threw, as an outcome.
  static func outcome(of error: any Error) -> Outcome {
    if let discard = error as? Discard { return .discarded(discard.reason) }
    return .failed(Failure(of: error))
  }

  private static func reason(_ error: any Error) -> String {
    (error as? Discard)?.reason ?? String(describing: error)
  }

  /// The same property with every evaluation handed to `judge`, together with the encoded case
  /// and the check itself: a child process can then survive a trap, and a test can count.
  ///
  /// - Complexity: O(1); a case then costs its encoding more.
  public func judged(
    by judge: @escaping @Sendable (_ encoded: [UInt8], _ check: () throws -> Void) throws -> Void
  ) -> AnyProperty {
    let inner = self
    let prepare: @Sendable (inout Draw) throws -> DrawnCase = { draw in
      let trial = try inner.prepare(&draw)
      let encoded = inner.encode(ChoiceSequence(draw.choices))
      return trial.checked { observations in
        try judge(encoded) { try trial.check(&observations) }
      }
    }
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits,
      evaluate: { draw, observations in try prepare(&draw).check(&observations) },
      prepare: prepare)
  }
}
