import PropertyEngine
import Testing

@Suite("Integers of 128 bits")
struct WideIntegerTests {
  private func minimum<Value>(
    _ generator: Generator<Value>, _ fails: @escaping @Sendable (Value) -> Bool
  ) -> String? {
    let property = AnyProperty(
      Property("wide", generator, describe: { "\($0)" }) { try require(!fails($0), "small") })
    let configuration = RunConfiguration(seed: 1, cases: 20_000, simplestCases: 0)
    return property.search(configuration).counterexample?.value
  }

  @Test("They shrink across the words, to either side of zero")
  func shrinks() {
    let limit = Int128(1) << 70
    #expect(minimum(.integer()) { (value: Int128) in value >= limit } == "\(limit)")
    #expect(minimum(.integer()) { (value: Int128) in value < 0 } == "-1")
    #expect(minimum(.integer()) { (value: UInt128) in value > 0 } == "1")
  }

  @Test("They stay in their range, and reach both of its ends")
  func range() {
    let range = (Int128(Int64.min) - 3)...(Int128(UInt64.max) + 2)
    #expect(minimum(.integer(in: range)) { !range.contains($0) } == nil)
    #expect(minimum(.integer(in: range)) { $0 == range.lowerBound } == "\(range.lowerBound)")
    #expect(minimum(.integer(in: range)) { $0 == range.upperBound } == "\(range.upperBound)")
  }

  @Test("An origin is the simplest value")
  func origin() {
    let origin = Int128(5) << 66 + 7
    #expect(minimum(.integer(origin: origin)) { _ in true } == "\(origin)")
  }
}
