extension Report: CustomStringConvertible {
  /// The report as lines for a reader; deterministic.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines: [String] = []
    switch outcome {
    case .passed:
      lines.append("\(property): passed \(isExhaustive ? allValues : "\(judged) cases")")
    case .gaveUp(let reason):
      lines.append("\(property): gave up after \(judged) cases: \(reason)")
    case .nothingJudged(let reason):
      lines.append("\(property): no case was judged: \(reason)")
    case .failed(let counterexample):
      let more =
        judgedAfterFailure > 0 ? ", \(judgedAfterFailure) simpler cases judged after it" : ""
      lines.append("\(property): failed at case \(judged - judgedAfterFailure)\(more)")
      lines += counterexample.lines
    }
    for tally in discards { lines.append("  discarded \(tally.count): \(tally.name)") }
    for tally in labels {
      lines.append("  label \(tally.name): \(tally.count) (\(percent(tally.count)))")
    }
    lines += coverage.map { "  cover \($0)" }
    lines += warnings.map { "  warning: \($0)" }
    if constants > 0 {
      lines.append("  random values also came from \(constants) constants of the code")
    }
    lines.append("  seed \(seed)")
    return lines
  }

  private var allValues: String {
    let all = "all \(judged) values"
    return discarded == 0 ? all : "\(all) that were not discarded, of \(judged + discarded)"
  }

  private func percent(_ count: Int) -> String {
    let tenths = judged == 0 ? 0 : (count * 1_000 + judged / 2) / judged
    return "\(tenths / 10).\(tenths % 10)%"
  }
}

extension Counterexample {
  /// The counterexample as lines for a reader.
  var lines: [String] {
    var lines = ["  \(failure.message)", "  value: \(value)"]
    if original != value { lines.append("  original: \(original)") }
    lines += explanation.map { "  note: \($0)" }
    let proof = provenMinimal ? ", proven minimal" : ""
    lines.append("  shrunk with \(evaluations) evaluations\(proof)")
    lines.append("  reproduce: \(reproduction)")
    return lines
  }
}
