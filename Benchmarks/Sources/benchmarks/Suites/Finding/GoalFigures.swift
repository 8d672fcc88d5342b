/// How many cases it took to meet one goal, for each seed.
struct GoalFigures {
  /// The cases of one search.
  let budget: Int
  /// The number of the first case that met the goal; nil where none did.
  private(set) var counts: [Int?] = []

  init(budget: Int) { self.budget = budget }

  mutating func add(_ count: Int?) { counts.append(count) }

  var missed: Int { counts.count { $0 == nil } }
  var shareMissed: Double { counts.isEmpty ? 1 : Double(missed) / Double(counts.count) }

  /// Half of the seeds took no more cases than this; one past the budget where half of them missed.
  var median: Int {
    let sorted = counts.map { $0 ?? budget + 1 }.sorted()
    return sorted.isEmpty ? budget + 1 : sorted[sorted.count / 2]
  }

  var isFound: Bool { median <= budget }

  func measurements(_ goal: String, subject: String) -> [Measurement] {
    let figures: [(String, Double, String)] =
      [("cases_median", Double(median), "cases"), ("share_missed", shareMissed, "share")]
      + counts.enumerated().map { index, count in
        ("cases_seed_\(index + 1)", Double(count ?? budget + 1), "cases")
      }
    return figures.map { metric, value, unit in
      Measurement(
        suite: "finding", caseName: goal, subject: subject, metric: metric, value: value,
        unit: unit)
    }
  }
}
