/// Gives the numbers that decide how many choices follow other values for the same number of
/// choices, or for the next smaller ones: six fours for eight threes.
///
/// Which values those are is found by running the generator, which costs no call of the property.
struct ChangeShape: ShrinkPass {
  /// More numbers than this are not looked at.
  private static let mostNumbers = 32
  /// More numbers that decide the shape have too many combinations.
  private static let mostDeciding = 8
  /// The most generator runs of one search for combinations, and the most choices they may take.
  private static let mostRuns = 4_096
  private static let mostChoices = 500_000
  /// How many combinations of the same length, and how many smaller lengths, are tried.
  private static let tries = 2

  func run(_ shrinker: inout Shrinker) {
    var before: ChoiceSequence
    repeat {
      before = shrinker.best
      let deciding = deciding(&shrinker)
      guard (2...Self.mostDeciding).contains(deciding.count) else { return }
      let runs = min(Self.mostRuns, Self.mostChoices / max(before.count, 1))
      var search = Combinations(deciding, shrinker.best, runs: runs)
      search.run(&shrinker)
      for combination in search.sameLength.prefix(Self.tries) {
        if shrinker.accepts(search.setting(combination)) { break }
      }
      guard shrinker.best == before else { continue }
      for (_, combination) in search.shorter.sorted(by: { $1.key < $0.key }).prefix(Self.tries) {
        let choices = search.setting(combination)
        if shrinker.accepts(choices)
          || shrinker.acceptsFromEnd(choices, after: deciding[deciding.count - 1])
        {
          break
        }
      }
    } while shrinker.best < before && !shrinker.isSpent
  }

  /// The positions of integers whose neighbouring value makes the case longer or shorter.
  private func deciding(_ shrinker: inout Shrinker) -> [Int] {
    let best = shrinker.best
    return shrinker.integers().prefix(Self.mostNumbers).filter { position in
      let index = shrinker.index(at: position)
      guard let domain = shrinker.domain(at: position), domain.span > 0,
        let choices = shrinker.setting(position, to: index == 0 ? 1 : index - 1),
        let shape = shrinker.probe(choices)
      else { return false }
      return shape.count != best.count
    }
  }

  /// Combinations of values of the deciding numbers, by the number of choices they lead to.
  private struct Combinations {
    private let deciding: [Int]
    private let best: ChoiceSequence
    private var runs: Int
    /// Simpler than the present one and as long, in order.
    private(set) var sameLength: [[UInt64]] = []
    /// The simplest of each smaller length.
    private(set) var shorter: [Int: [UInt64]] = [:]

    init(_ deciding: [Int], _ best: ChoiceSequence, runs: Int) {
      self.deciding = deciding
      self.best = best
      self.runs = runs
    }

    mutating func run(_ shrinker: inout Shrinker) {
      var pending: [[UInt64]] = [[0]]
      while let combination = pending.popLast(), runs > 0 {
        runs -= 1
        let last = combination.count - 1
        var choices = Array(best.choices[...deciding[last]])
        for (position, index) in zip(deciding, combination) {
          guard let domain = best.choices[position].domain else { return }
          choices[position] = .number(index, domain)
        }
        guard let shape = shrinker.probe(choices), shape.count > deciding[last],
          shape.count <= best.count, shape.choices[deciding[last]].index == combination[last]
        else { continue }
        pending.append(Array(combination[..<last]) + [combination[last] + 1])
        if combination.count < deciding.count {
          pending.append(combination + [0])
        } else if shape.count < best.count {
          if shorter[shape.count] == nil { shorter[shape.count] = combination }
        } else if isSimpler(combination) {
          sameLength.append(combination)
        }
      }
    }

    /// The best case with these values; what lies behind them is as before.
    func setting(_ combination: [UInt64]) -> [Choice] {
      var choices = best.choices
      for (position, index) in zip(deciding, combination) {
        if let domain = choices[position].domain { choices[position] = .number(index, domain) }
      }
      return choices
    }

    private func isSimpler(_ combination: [UInt64]) -> Bool {
      combination.lexicographicallyPrecedes(deciding.map { best.choices[$0].index ?? 0 })
    }
  }
}
