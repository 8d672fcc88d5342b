import Testing

@testable import EngineOracle

@Suite("The engine against every case of random generators")
struct EngineOracleTests {
  private static let oracle = EngineOracle(limit: 200)
  private static let tally: OracleTally = {
    var tally = OracleTally()
    for seed: UInt64 in 1...200 {
      tally.add(oracle.judge(seed: seed))
    }
    return tally
  }()

  @Test(
    "The engine says nothing that the enumeration refutes", arguments: Disagreement.Kind.allCases)
  func agrees(_ kind: Disagreement.Kind) {
    let first = Self.tally.disagreements.first { $0.kind == kind }
    let text = first.map { "\(Self.oracle.simplest($0))" } ?? ""
    #expect(Self.tally.count(of: kind) == 0, "\(text)")
  }

  @Test("Enough was judged for that to mean something")
  func weight() {
    let tally = Self.tally
    #expect(tally.generators > 190)
    #expect(tally.claimsOfAll > 50)
    #expect(tally.provenMinimal > 100)
    #expect(tally.remarksTried > 20)
    #expect(tally.atMinimum > 100)
  }

  @Test("The same seed judges the same")
  func repeatable() {
    #expect(Self.oracle.judge(seed: 7) == Self.oracle.judge(seed: 7))
  }
}
