import Testing

@testable import EngineOracle

@Suite("The oracle notices engines that are wrong")
struct BrokenEngineTests {
  /// Enough for each fault to show.
  private static let seeds: Range<UInt64> = 1..<60

  @Test("Each kind of disagreement has an engine that causes it")
  func complete() {
    #expect(Set(BrokenEngine.all.map(\.kind)) == Set(Disagreement.Kind.allCases))
  }

  @Test("A broken engine is caught", arguments: BrokenEngine.all)
  func caught(_ broken: BrokenEngine) {
    let kind = broken.kind
    let sound = EngineOracle(limit: 60)
    let spoiled = EngineOracle(limit: 60, engine: broken.engine)
    let caught = Self.seeds.first { seed in
      spoiled.judge(seed: seed).count(of: kind) > sound.judge(seed: seed).count(of: kind)
    }
    #expect(caught != nil)
  }

  @Test("A disagreement is told about the simplest subject that shows it")
  func simplified() throws {
    let broken = try #require(BrokenEngine.all.first { $0.kind == .unknownRemark })
    let oracle = EngineOracle(limit: 60, engine: broken.engine)
    let seed = try #require(
      Self.seeds.first { oracle.judge(seed: $0).count(of: .unknownRemark) > 0 })
    let first = try #require(
      oracle.judge(seed: seed).disagreements.first { $0.kind == .unknownRemark })
    let simplest = oracle.simplest(first)
    #expect(simplest.kind == first.kind)
    #expect(simplest.seed == first.seed)
    #expect(simplest.text.count < first.text.count)
  }
}
