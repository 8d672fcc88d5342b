import PropertyEngine

/// How many cases it takes to meet what people's code breaks on.
struct FindingSuite {
  static let suite = Suite(
    name: "finding", summary: "cases until each of several hundred goals is met, over many seeds",
    run: { try FindingSuite(options: $0).run() })

  /// The engine as it comes, and from its first random case on.
  static let subjects = ["picklock", "picklock_random"]

  let options: Options
  let constants: ConstantPool

  init(options: Options) throws {
    self.options = options
    constants = try CodeUnderTest.constants()
  }

  private var seeds: Int { options.seeds ?? (options.quick ? 3 : 20) }
  private var budget: Int { options.caseBudget ?? 10_000 }

  func run() throws {
    for half in Half.allCases where options.includes(half: half) {
      try run(half)
    }
  }

  private func run(_ half: Half) throws {
    let goals = half.goals.filter { options.includes($0.name) }
    var table = FindingTable(half: half, goals: goals.map(\.name))
    for subject in Self.subjects where options.includes(subject: subject) {
      for goal in goals {
        table.figures[subject, default: [:]][goal.name] = figures(goal, subject: subject)
      }
    }
    let peer = try FindingPeer.figures(options, half: half, seeds: seeds, budget: budget)
    if let peer { table.figures[FindingPeer.name] = peer.filter { table.goals.contains($0.key) } }
    if options.json {
      table.measurements.forEach(options.emit)
    } else if half == .tune || !options.cases.isEmpty {
      print(table.text)
    }
    table.summary.forEach(options.emit)
  }

  private func figures(_ goal: Goal, subject: String) -> GoalFigures {
    var figures = GoalFigures(budget: budget)
    for seed in 1...seeds {
      var configuration = RunConfiguration(
        seed: UInt64(seed), cases: budget, shrinking: .none, explains: false,
        constants: constants)
      if subject == "picklock_random" {
        configuration.simplestCases = 0
        configuration.exhaustiveCases = 0
      }
      let report = goal.property.search(configuration)
      // Up to the first failure, as the peer counts: simpler cases are judged only after it.
      let after = report.judgedAfterFailure + report.discardedAfterFailure
      let isMet = report.counterexample != nil
      figures.add(isMet ? report.judged + report.discarded - after : nil)
    }
    return figures
  }
}
