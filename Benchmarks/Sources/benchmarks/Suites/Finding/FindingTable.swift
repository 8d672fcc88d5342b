import Foundation

/// The figures of one half of the goals: a line for each goal and subject, and what they come to.
struct FindingTable {
  let half: Half
  let goals: [String]
  /// By subject, then by goal.
  var figures: [String: [String: GoalFigures]] = [:]

  private var subjects: [String] {
    (FindingSuite.subjects + [FindingPeer.name]).filter { figures[$0] != nil }
  }

  var measurements: [Measurement] {
    goals.flatMap { goal in
      subjects.flatMap { subject in
        figures[subject]?[goal]?.measurements(goal, subject: subject) ?? []
      }
    }
  }

  /// The lines people read. Names of `held` are for those who do not change the drawing.
  var text: String {
    let head = Self.line("goal", subjects.flatMap { [$0, "missed"] })
    let lines = goals.map { goal in
      Self.line(
        goal,
        subjects.flatMap { subject -> [String] in
          guard let figures = figures[subject]?[goal] else { return ["", ""] }
          let median = figures.isFound ? "\(figures.median)" : "never"
          return [median, "\(figures.missed)/\(figures.counts.count)"]
        })
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }.joined()
  }

  /// Of goals that the peer meets in the median of its seeds: how many we miss in any seed, and
  /// with which ratio of cases the median goal is met. A goal that we meet and the peer does not
  /// counts with the peer's whole budget; a goal that neither meets is left out.
  var summary: [Measurement] {
    subjects.flatMap { subject -> [Measurement] in
      let own = figures[subject] ?? [:]
      var lines = [
        measurement(subject, "goals", Double(own.count), "goals"),
        measurement(
          subject, "goals_missed_in_any_seed", Double(own.values.count { $0.missed > 0 }), "goals"),
        measurement(
          subject, "goals_missed_in_the_median", Double(own.values.count { !$0.isFound }), "goals"),
      ]
      if subject != FindingPeer.name, let peer = figures[FindingPeer.name] {
        lines += comparison(own, with: peer, subject)
      }
      return lines
    }
  }

  private func comparison(
    _ own: [String: GoalFigures], with peer: [String: GoalFigures], _ subject: String
  ) -> [Measurement] {
    let pairs = own.compactMap { goal, figures in peer[goal].map { (own: figures, peer: $0) } }
    let missed = pairs.count { $0.peer.isFound && $0.own.missed > 0 }
    let ratios = pairs.filter { $0.peer.isFound || $0.own.isFound }
      .map { Double($0.own.median) / Double($0.peer.median) }.sorted()
    let slower = ratios.count { $0 > 1 }
    let median = ratios.isEmpty ? 0 : ratios[ratios.count / 2]
    return [
      measurement(subject, "goals_compared", Double(ratios.count), "goals"),
      measurement(subject, "goals_missed_that_hypothesis_finds", Double(missed), "goals"),
      measurement(subject, "goals_slower_than_hypothesis", Double(slower), "goals"),
      measurement(subject, "ratio_of_cases_median", median, "ratio"),
    ]
  }

  private func measurement(
    _ subject: String, _ metric: String, _ value: Double, _ unit: String
  ) -> Measurement {
    Measurement(
      suite: "finding", caseName: half.rawValue, subject: subject, metric: metric, value: value,
      unit: unit)
  }
}
