extension Shrinker {
  /// Longer sequences have more arguments than a reader wants remarks.
  private static var explainedSteps: Int { 30 }
  /// The most calls; arguments that are left then are not spoken of.
  private static var explainingCalls: Int { 512 }

  /// Which arguments of a sequence may be anything: other values were tried, and the sequence went
  /// on failing in the same way.
  mutating func explainSteps() -> [String] {
    guard best.steps.count <= Self.explainedSteps else { return [] }
    let end = confirmations + Self.explainingCalls
    var remarks: [String] = []
    var all: [Int] = []
    for (number, step) in best.steps.enumerated() {
      let arguments = Array(step.dropFirst())
      var free: [Explanation.FreePart] = []
      for position in arguments where confirmations < end {
        guard let trials = trials(varying: [position]) else { continue }
        free.append(Explanation.FreePart(position: position, trials: trials))
      }
      all += free.map(\.position)
      remarks += self.remarks(on: free, of: arguments, step: number + 1)
    }
    guard all.count > 1 else { return remarks }
    let together = trials(varying: all)
    remarks.append(
      together.map { "these arguments may be anything together\($0.note)" }
        ?? "these arguments may be anything one at a time, not together")
    return remarks
  }

  /// One remark for all arguments of a step where they may be anything at once, else one for each.
  private mutating func remarks(
    on free: [Explanation.FreePart], of arguments: [Int], step: Int
  ) -> [String] {
    if free.count > 1, free.count == arguments.count,
      let together = trials(varying: free.map(\.position))
    {
      return ["step \(step): its arguments may be anything\(together.note)"]
    }
    return free.map { part in
      let place = part.position - arguments[0] + 1
      let name = arguments.count == 1 ? "its argument" : "argument \(place)"
      return "step \(step): \(name) may be anything\(part.trials.note)"
    }
  }

  /// Puts other arguments in the place of some; nil as soon as a sequence does not fail in the same
  /// way, and where nothing else could be tried.
  private mutating func trials(varying positions: [Int]) -> Explanation.Trials? {
    let varies = positions.allSatisfy {
      if case .number(_, let domain) = best.choices[$0] { domain.span > 0 } else { false }
    }
    guard varies else { return nil }
    var variation = Variation(of: best, at: positions)
    var tried = 0
    while let choices = variation.next() {
      if choices == best.choices { continue }
      guard let fails = fails(choices) else {
        if isSpent { return nil }
        continue
      }
      guard fails else { return nil }
      tried += 1
    }
    guard tried > 0 else { return nil }
    return variation.isComplete ? .all : .some(tried)
  }
}
