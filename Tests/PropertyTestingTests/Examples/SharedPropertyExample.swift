import PropertyEngine
import PropertyTesting
import Testing

// A property as a value: the same one runs here, under a fuzzer and against saved inputs.

enum RunLengthProperties {
  /// `require` instead of `#expect`, because a fuzz target has no test library; labels show what
  /// kind of case was tried how often.
  static let keepsCount = Property(
    "run-length-keeps-count",
    summary: "The counts of all runs add up to the number of characters.",
    .string(of: Alphabet("a"..."d")),
    observing: { text, observations in
      let runs = RunLength.encode(text)
      observations.classify(runs.isEmpty, "empty")
      observations.classify(runs.contains { $0.count > 3 }, "a long run")
      try require(runs.reduce(0) { $0 + $1.count } == text.count, "no character is lost")
    })
}

struct SharedPropertyExample {
  @Test func `the property holds for random cases`() throws {
    let report = try check(RunLengthProperties.keepsCount)
    #expect(report.labels.contains { $0.name == "empty" })
  }

  @Test(arguments: ["", "a", "aab", "dddddddd"]) func `and for inputs saved earlier`(
    input: String
  ) {
    let property = AnyProperty(RunLengthProperties.keepsCount)
    #expect(property.run(Array(input.utf8)) == .passed)
  }
}
