/// What weakens a search, and the remedy.
struct SearchDiagnostics {
  /// Fewer judged cases than this say nothing about rates.
  private static let fewest = 50
  private static let manyChoices = 4_096

  private(set) var largest = 0
  private var sampled = 0
  private var sampledChoices = 0

  /// Looks at the size of a random case.
  mutating func sample(choices: Int) {
    largest = max(largest, choices)
    sampled += 1
    sampledChoices += choices
  }

  /// The warnings, in a fixed order.
  func warnings(cases: Int, discards: [Report.Tally]) -> [String] {
    var warnings: [String] = []
    let discarded = discards.reduce(0) { $0 + $1.count }
    if cases + discarded >= Self.fewest, discarded > 3 * cases,
      let worst = discards.max(by: { $0.count < $1.count })
    {
      warnings.append(
        "\(discarded) of \(cases + discarded) cases were discarded, mostly for \"\(worst.name)\": "
          + "draw values that satisfy the condition instead of filtering for it")
    }
    if sampled > 0, sampledChoices / sampled > Self.manyChoices {
      warnings.append(
        "cases take \(sampledChoices / sampled) choices on average: bound the counts of "
          + "collections, so that more cases fit the time and failures shrink sooner")
    }
    return warnings
  }
}
