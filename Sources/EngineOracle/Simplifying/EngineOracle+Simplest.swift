extension EngineOracle {
  /// The most scenarios judged to simplify one disagreement.
  private static let mostAttempts = 3_000

  /// A disagreement of the same kind about the simplest subject that could be found.
  ///
  /// The scenario loses parts for as long as the engine still says something wrong of that kind;
  /// the seed stays that of the scenario it came from.
  public func simplest(_ disagreement: Disagreement) -> Disagreement {
    var best = disagreement
    var scenario = OracleScenario(seed: disagreement.seed, limit: limit)
    var attempts = 0
    var isSimpler = true
    while isSimpler && attempts < Self.mostAttempts {
      isSimpler = false
      for candidate in scenario.simpler where attempts < Self.mostAttempts {
        attempts += 1
        guard
          let same = judge(candidate).disagreements.first(where: { $0.kind == disagreement.kind })
        else { continue }
        best = same
        scenario = candidate
        isSimpler = true
        break
      }
    }
    return best
  }
}
