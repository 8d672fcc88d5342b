/// What the challenges of one half come to.
struct UnseenSummary {
  /// A share this much lower counts as behind.
  static let margin = 0.05
  /// A challenge that ends at its minimum less often than this is an open one.
  static let goodShare = 0.97

  let half: Half
  let rows: [UnseenRow]

  /// The figures of one of our sides, and against Hypothesis where that was run.
  func measurements(_ subject: String, _ side: (UnseenRow) -> UnseenRow.Side?) -> [Measurement] {
    let ours = rows.compactMap(side)
    guard !ours.isEmpty else { return [] }
    var figures = [
      ("challenges", Double(ours.count), "challenges"),
      ("share_minimal", ours.reduce(0) { $0 + $1.shareMinimal } / Double(ours.count), "share"),
      ("below_97_percent", Double(ours.count { $0.shareMinimal < Self.goodShare }), "challenges"),
      ("evaluations_mean_total", ours.reduce(0) { $0 + $1.evaluations }, "calls"),
    ]
    let counts = ours.flatMap(\.counts).sorted()
    if !counts.isEmpty {
      figures += [
        ("evaluations_mean", Double(counts.reduce(0, +)) / Double(counts.count), "calls"),
        ("evaluations_median", Double(counts[counts.count / 2]), "calls"),
      ]
    }
    let compared = rows.compactMap { row in
      side(row).flatMap { ours in row.hypothesis.map { (ours: ours, theirs: $0) } }
    }
    if !compared.isEmpty {
      let behind = compared.count { $0.ours.shareMinimal < $0.theirs.shareMinimal - Self.margin }
      let ahead = compared.count { $0.ours.shareMinimal > $0.theirs.shareMinimal + Self.margin }
      let calls = compared.reduce(0) { $0 + $1.ours.evaluations }
      let theirCalls = compared.reduce(0) { $0 + $1.theirs.evaluations }
      figures += [
        ("behind_hypothesis", Double(behind), "challenges"),
        ("ahead_of_hypothesis", Double(ahead), "challenges"),
        ("evaluations_ratio_to_hypothesis", theirCalls > 0 ? calls / theirCalls : 0, "ratio"),
      ]
    }
    return figures.map { metric, value, unit in
      Measurement(
        suite: "unseen", caseName: "all_\(half.rawValue)", subject: subject, metric: metric,
        value: value, unit: unit)
    }
  }

  /// All of it, side by side.
  var measurements: [Measurement] {
    measurements("picklock") { $0.ours } + measurements("picklock_random") { $0.oursAtRandom }
      + hypothesisMeasurements
  }

  /// Hypothesis is not compared with itself.
  private var hypothesisMeasurements: [Measurement] {
    measurements("hypothesis") { $0.hypothesis }.filter { !$0.metric.contains("hypothesis") }
  }

  /// The lines people read.
  var text: String {
    var lines: [String] = []
    for (subject, figures) in [
      ("picklock", measurements("picklock") { $0.ours }),
      ("random starts", measurements("picklock_random") { $0.oursAtRandom }),
      ("hypothesis", hypothesisMeasurements),
    ] where !figures.isEmpty {
      let words = figures.map { figure in
        let hundredths = (figure.value * 100).rounded() / 100
        let value = figure.unit == "share" ? UnseenRow.percent(figure.value) : "\(hundredths)"
        return "\(figure.metric) \(value)"
      }
      lines.append("\(half.rawValue) half, \(subject): \(words.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
