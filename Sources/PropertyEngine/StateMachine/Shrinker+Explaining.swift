extension Shrinker {
  /// Which arguments of a sequence may be anything: other values were tried, and the sequence went
  /// on failing in the same way.
  mutating func explainSteps() -> [String] {
    guard best.steps.count <= Self.explainedSteps else { return [] }
    var remarks: [String] = []
    for (number, step) in best.steps.enumerated() {
      let arguments = step.dropFirst()
      let free = arguments.filter { mayBeAnything($0) }
      if free.isEmpty { continue }
      if free.count == arguments.count {
        remarks.append("step \(number + 1): its arguments may be anything")
      } else {
        let places = free.map { "\($0 - step.lowerBound)" }.joined(separator: " and ")
        remarks.append("step \(number + 1): argument \(places) may be anything")
      }
    }
    return remarks
  }

  /// Longer sequences have more arguments than a reader wants remarks.
  private static var explainedSteps: Int { 30 }
  /// Fewer other values than this prove nothing, unless there are no more.
  private static var leastTried: Int { 2 }

  private mutating func mayBeAnything(_ position: Int) -> Bool {
    guard case .number(let index, let domain) = best.choices[position], domain.span > 0 else {
      return false
    }
    var tried = 0
    for other in Self.others(than: index, in: domain) {
      var choices = best.choices
      choices[position] = .number(other, domain)
      switch fails(choices) {
      case true?: tried += 1
      case false?: return false
      case nil: continue
      }
    }
    return tried >= min(Self.leastTried, Int(clamping: domain.span))
  }

  /// All other indices of a small domain; of a great one its ends, its middle and the neighbours.
  private static func others(than index: UInt64, in domain: NumberDomain) -> [UInt64] {
    let all =
      domain.span <= 8
      ? Array(0...domain.span)
      : [0, 1, 2, domain.span / 3, domain.span / 2, domain.span - 1, domain.span]
    return all.filter { $0 != index }
  }
}
