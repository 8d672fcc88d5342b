import PropertyEngine
import Testing

@Suite("Shrink quality: large records")
struct RecordTests {
  @Test("A part of many numbers becomes simple at once, and one by one without the pass")
  func cost() throws {
    let record = Generator<[Int]> { draw in
      try draw.span(.group) { draw in
        try (0..<16).map { _ in try draw.integer(in: 0...1_000_000) }
      }
    }
    let property = AnyProperty(
      Property("records", zip(record, record)) { try require($1[15] < 5_000, "low") })
    let cost = { (limits: ShrinkLimits) in
      let configuration = RunConfiguration(
        seed: 1, simplestCases: 0, shrinking: limits, explains: false)
      let found = try #require(property.search(configuration).counterexample)
      #expect(found.value.hasSuffix(", 5000])"))
      return found.evaluations
    }
    let with = try cost(ShrinkLimits())
    let without = try cost(ShrinkLimits().without(.simplifySpans))
    #expect(with + 10 < without)
  }
}
