/// Judges the engine by brute force: random generators over small spaces, each enumerated whole by
/// an interpreter of its own, and what searches and shrinks say held against the enumeration.
public struct EngineOracle: Sendable {
  /// The most cases of one space.
  let limit: Int
  private let engine: SearchEngine

  /// An oracle over the engine as it is, for spaces of at most `limit` cases.
  public init(limit: Int = 600) { self.init(limit: limit, engine: .real) }

  init(limit: Int, engine: SearchEngine) {
    self.limit = limit
    self.engine = engine
  }

  /// Judges the scenario of one seed.
  public func judge(seed: UInt64) -> OracleTally {
    judge(OracleScenario(seed: seed, limit: limit))
  }

  /// The subject of one seed, as text.
  public func subject(seed: UInt64) -> String {
    "\(OracleScenario(seed: seed, limit: limit).subject)"
  }

  /// Judges a scenario; a space that is too large is judged as nothing.
  func judge(_ scenario: OracleScenario) -> OracleTally {
    do {
      var judge = try OracleJudge(scenario, engine, limit: limit)
      return judge.run()
    } catch { return OracleTally() }
  }
}
