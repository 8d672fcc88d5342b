import PropertyEngine
import Testing

@Suite struct SearchTests {
  @Test func findsAndShrinks() {
    let property = Property("small", .int(in: 0...1_000)) { try require($0 < 100, "small") }
    let report = AnyProperty(property).search(RunConfiguration(seed: 1))
    #expect(report.counterexample?.value == "100")
  }
}
