/// Shrinks runs of bytes as lists of numbers, with every other pass.
///
/// A run of bytes is one choice, which keeps random cases and saved inputs compact; what matters of
/// it may be a relation between its bytes.
struct SplitBytes: ShrinkPass {
  /// The most bytes of a case to be looked at in that way.
  private static let mostBytes = 64

  func run(_ shrinker: inout Shrinker) {
    let bytes = shrinker.best.choices.reduce(0) { total, choice in
      if case .bytes(let bytes, _) = choice { total + bytes.count } else { total }
    }
    guard (1...Self.mostBytes).contains(bytes) else { return }
    var limits = shrinker.limits
    limits.evaluations = limits.evaluationsPerEscape
    limits.proof = 0
    limits.passes.removeAll { $0 == .splitBytes || $0.isEscape && $0 != .tieNumbers }
    var inner = Shrinker(
      shrinker.property.splittingBytes(), shrinker.best.splittingBytes(), shrinker.failure,
      limits: limits)
    inner.run()
    _ = shrinker.accepts(inner.best.joiningBytes().choices)
    // Counted last, as they may use up what this pass has.
    shrinker.evaluations += inner.evaluations + inner.confirmations
  }
}

extension AnyProperty {
  /// The same property, for which each byte is a choice.
  fileprivate func splittingBytes() -> AnyProperty {
    var limits = limits
    limits.splitsBytes = true
    return AnyProperty(
      name: name, summary: summary, format: format, limits: limits, evaluate: evaluate,
      prepare: prepare)
  }
}

extension ChoiceSequence {
  /// The case with a count and a number for each byte in the place of runs of bytes.
  fileprivate func splittingBytes() -> ChoiceSequence {
    ChoiceSequence(
      choices.flatMap { choice -> [Choice] in
        guard case .bytes(let bytes, let count) = choice else { return [choice] }
        return [NumberDomain.count(count).choice(counting: bytes.count)]
          + bytes.map { .number(UInt64($0), .integer(Draw.byte)) }
      })
  }

  /// The way back.
  fileprivate func joiningBytes() -> ChoiceSequence {
    var joined = choices
    for span in spans.reversed() where span.kind == .list && span.label == Draw.bytesLabel {
      guard case .number(_, .count(let count)) = choices[span.start] else { continue }
      let bytes = choices[span.range].dropFirst().map {
        UInt8(truncatingIfNeeded: $0.index ?? 0)
      }
      joined.replaceSubrange(span.range, with: [.bytes(Array(bytes), count)])
    }
    return ChoiceSequence(joined)
  }
}
