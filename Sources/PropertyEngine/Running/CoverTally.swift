/// Counts what cases were to show at least so often, and whether they did.
struct CoverTally {
  private var demands: [String: (percent: Double, count: Int)] = [:]

  /// Counts what a judged case said.
  mutating func add(_ observations: Observations) {
    for cover in observations.covers {
      let known = demands[cover.label]
      demands[cover.label] = (
        max(known?.percent ?? 0, cover.percent), (known?.count ?? 0) + (cover.isMet ? 1 : 0)
      )
    }
  }

  /// The demands with what came of them, sorted by label.
  func report(judged: Int) -> [Report.Coverage] {
    demands.map { label, demand in
      Report.Coverage(
        label: label, demanded: demand.percent, count: demand.count, judged: judged)
    }
    .sorted { $0.label < $1.label }
  }
}
