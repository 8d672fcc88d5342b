import PropertyEngine
import Testing

@Suite("Shrink quality: limits")
struct LimitTests {
  @Test(
    "A limit in the range of all integers is reached exactly, on either side of zero",
    arguments: [1_000, 12_345, 123_456_789, 1 << 40, -1_000, -123_456_789])
  func limit(_ limit: Int) {
    let property = AnyProperty(
      Property("limit", .int()) { value in
        try require(limit > 0 ? value < limit : value > limit, "within the limit")
      })
    for seed: UInt64 in 1...12 {
      let configuration = RunConfiguration(seed: seed, simplestCases: 0, explains: false)
      #expect(property.search(configuration).counterexample?.value == "\(limit)")
    }
  }
}
