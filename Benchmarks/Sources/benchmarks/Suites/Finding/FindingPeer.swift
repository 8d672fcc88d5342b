import Foundation

/// What Hypothesis needs for each goal: run now, or read from figures that an earlier run printed.
enum FindingPeer {
  static let name = "hypothesis"
  /// Hypothesis takes seconds for ten thousand cases, so it runs fewer seeds.
  private static let mostSeeds = 11

  /// The figures of each goal of the half; nil when no peer was asked for.
  static func figures(
    _ options: Options, half: Half, seeds: Int, budget: Int
  ) throws -> [String: GoalFigures]? {
    if let file = options.against { return try read(file, budget: budget) }
    guard options.peers else { return nil }
    var figures: [String: GoalFigures] = [:]
    let peer = PythonPeer(name: name, script: "finding/tests/run_goals.py")
    let words = [
      "--half", half.rawValue, "--seeds", "\(min(seeds, mostSeeds))", "--cases", "\(budget)",
    ]
    peer.run(words + options.cases.flatMap { ["--only", $0] }) { line in
      guard let goal = line["case"] as? String else { return }
      figures[goal, default: GoalFigures(budget: budget)].add(line["cases"] as? Int)
    }
    return figures
  }

  private static func read(_ file: String, budget: Int) throws -> [String: GoalFigures] {
    var figures: [String: GoalFigures] = [:]
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for line in text.split(separator: "\n") {
      guard let values = PythonPeer.object(Data(line.utf8)), values["subject"] as? String == name,
        let goal = values["case"] as? String, let metric = values["metric"] as? String,
        metric.hasPrefix("cases_seed_"), let count = values["value"] as? Double
      else { continue }
      let cases = Int(count)
      figures[goal, default: GoalFigures(budget: budget)].add(cases > budget ? nil : cases)
    }
    return figures
  }
}
