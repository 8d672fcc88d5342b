import PropertyEngine
import Testing

let reversing = AnyProperty(
  Property(
    "Reversing", summary: "Reversing twice changes nothing.",
    Generator<Int>.int(in: 0...9).array()
  ) { list in
    try require(Array(list.reversed().reversed()) == list, "twice is the same")
  })

@Test func `reversing twice changes nothing`() {
  let report = reversing.search(RunConfiguration(seed: 1))
  #expect(report.counterexample == nil)
  #expect(report.judged > 100)
}
