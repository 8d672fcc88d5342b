extension Report: CustomStringConvertible {
  /// The report as lines for a reader; deterministic.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines: [String] = []
    switch outcome {
    case .passed:
      lines.append("\(property): passed \(isExhaustive ? "all \(cases) values" : "\(cases) cases")")
    case .gaveUp(let reason): lines.append("\(property): gave up after \(cases) cases: \(reason)")
    case .failed(let counterexample):
      lines.append("\(property): failed at case \(cases)")
      lines += counterexample.lines
    }
    for tally in discards { lines.append("  discarded \(tally.count): \(tally.name)") }
    for tally in labels {
      lines.append("  label \(tally.name): \(tally.count) (\(percent(tally.count)))")
    }
    lines += warnings.map { "  warning: \($0)" }
    lines.append("  seed \(seed)")
    return lines
  }

  private func percent(_ count: Int) -> String {
    let tenths = cases == 0 ? 0 : (count * 1_000 + cases / 2) / cases
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
