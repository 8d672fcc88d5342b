/// All cases simpler than a given one, where they are few.
///
/// It takes for granted that a generator's simplest choices make its shortest case: a start that
/// is too long with simplest choices behind it is not followed further.
enum CasesBelow {
  private static let mostCases = 512
  private static let mostRuns = 4_096

  /// In order, the simplest first; nil when there are too many.
  static func all(_ best: ChoiceSequence, _ generate: ([Choice]) -> ChoiceSequence)
    -> [ChoiceSequence]?
  {
    var found: [ChoiceSequence] = []
    var pending: [[Choice]] = [[]]
    var runs = 0
    while let start = pending.popLast() {
      runs += 1
      let sequence = generate(start)
      guard sequence < best else { continue }
      found.append(sequence)
      guard found.count <= mostCases, runs <= mostRuns else { return nil }
      for position in start.count..<max(start.count, sequence.count) {
        guard case .number(_, let domain) = sequence.choices[position] else { return nil }
        let highest = highest(at: position, sequence, best, domain)
        guard highest <= UInt64(mostCases) else { return nil }
        for index in 0..<highest {
          pending.append(sequence.choices[..<position] + [.number(index + 1, domain)])
        }
      }
    }
    return found.sorted()
  }

  /// The highest index at a position that can still lead to something simpler.
  private static func highest(
    at position: Int, _ sequence: ChoiceSequence, _ best: ChoiceSequence, _ domain: NumberDomain
  ) -> UInt64 {
    guard sequence.count == best.count,
      sequence.choices[..<position] == best.choices[..<position]
    else { return domain.span }
    return min(best.choices[position].index ?? 0, domain.span)
  }
}
