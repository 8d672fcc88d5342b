// An explanation is true when every case it speaks of fails in the same way.
extension OracleJudge {
  mutating func check(_ remarks: [String], on own: SpaceCase, _ origin: String) {
    var named: [[Int]?] = []
    var sampled = false
    for text in remarks {
      guard let remark = Remark(text) else {
        report(.unknownRemark, text)
        continue
      }
      let refuted: SpaceCase?
      switch remark {
      case .capped, .shortestPath: continue
      case .sampled:
        sampled = true
        continue
      case .pattern(let pattern):
        let positions = positions(of: pattern, own)
        named.append(positions)
        guard let positions else { continue }
        refuted = exception(to: positions, own)
      case .choice(let position):
        named.append([position])
        refuted = exception(to: [position], own)
      case .step(let step, let arguments):
        let range = own.steps[step]
        let positions =
          arguments.map { $0.map { range.lowerBound + 1 + $0 } } ?? Array(range.dropFirst())
        named.append(positions)
        refuted = exception(to: positions, own)
      case .together(let isTogether):
        let known = named.compactMap(\.self)
        guard known.count == named.count, !sampled else { continue }
        let positions = known.flatMap(\.self)
        let exception = exception(to: positions, own)
        // "Not together" is refuted when all of them at once fail too.
        refuted = isTogether ? exception : exception == nil ? own : nil
      }
      tally.remarksTried += 1
      if let refuted {
        report(
          .falseExplanation,
          "\(origin) \(text): \(own.text) \(own.verdict), \(refuted.text) \(refuted.verdict)")
      }
    }
  }

  /// The first case that differs at some of these positions alone and does not fail in the same
  /// way; nil where all do.
  private func exception(to positions: [Int], _ own: SpaceCase) -> SpaceCase? {
    neighbours(of: own, positions).first { $0.verdict != own.verdict }
  }

  /// The cases that differ from one at some of these positions and nowhere else.
  private func neighbours(of own: SpaceCase, _ positions: [Int]) -> [SpaceCase] {
    space.cases.filter { other in
      other.choices.count == own.choices.count && other.choices != own.choices
        && own.choices.indices.allSatisfy {
          positions.contains($0) || other.choices[$0] == own.choices[$0]
        }
    }
  }

  /// Which choices the marks of a pattern stand for; nil where that is not clear.
  ///
  /// A choice is meant when changing it alone changes the text at a mark and nowhere else. Where
  /// more choices than marks are like that, those are taken that make the remark true, if any do.
  private func positions(of pattern: TextPattern, _ own: SpaceCase) -> [Int]? {
    let meant = own.choices.indices.filter { position in
      let others = neighbours(of: own, [position])
      return !others.isEmpty && others.allSatisfy { pattern.matches($0.text) }
    }
    guard meant.count >= pattern.wildcards else { return nil }
    let choices = Self.subsets(of: meant, count: pattern.wildcards)
    return choices.first { exception(to: $0, own) == nil } ?? choices.first
  }

  private static func subsets(of all: [Int], count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return all.indices.flatMap { first in
      subsets(of: Array(all[(first + 1)...]), count: count - 1).map { [all[first]] + $0 }
    }
  }
}
