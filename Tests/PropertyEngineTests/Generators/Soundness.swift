import PropertyEngine

/// Looks at what a generator makes from every side a value can come from.
enum Soundness {
  static let cases: UInt64 = 200

  /// What is wrong with the values of a generator: those that break its promise, and cases that
  /// differ when they are drawn again, from their bytes or from their replay line. None is right.
  static func faults<Value>(
    _ generator: Generator<Value>, _ promise: @escaping @Sendable (Value) throws -> Bool
  ) -> [String] {
    let property = AnyProperty(
      Property("sound", generator) { try require(try promise($0), "the promise") })
    var faults: [String] = []
    var discarded = 0
    for stream in 0..<cases {
      let drawn = property.randomChoices(seed: 9, stream: stream)
      let value = property.describe(drawn.choices)
      if property.describe(property.randomChoices(seed: 9, stream: stream).choices) != value {
        faults.append("drawn twice: \(value)")
      }
      faults += self.faults(property, drawn, value)
      if case .discarded = property.replay(drawn.choices) { discarded += 1 }
      faults += self.faults(property, bytes: noise(stream))
    }
    if discarded > 0 { faults.append("\(discarded) of \(cases) random cases are discarded") }
    return faults
  }

  private static func faults(
    _ property: AnyProperty, _ drawn: ChoiceSequence, _ value: String
  ) -> [String] {
    var faults: [String] = []
    if case .failed = property.replay(drawn.choices) { faults.append("broken: \(value)") }
    let bytes = property.encode(drawn)
    if property.describe(bytes) != value { faults.append("other from its bytes: \(value)") }
    let line = ReplayToken.encode(drawn.choices)
    if let decoded = ReplayToken.decode(line), property.describe(decoded) == value {
      return faults
    }
    return faults + ["other from its line: \(value)"]
  }

  /// Any bytes are a case, which keeps the promise and has one encoding.
  private static func faults(_ property: AnyProperty, bytes: [UInt8]) -> [String] {
    let value = property.describe(bytes)
    var faults: [String] = []
    if case .failed = property.run(bytes) { faults.append("broken, of bytes: \(value)") }
    if case .discarded = property.run(bytes) { return faults }
    let canonical = property.canonical(bytes)
    if property.describe(canonical) != value || property.canonical(canonical) != canonical {
      faults.append("no one encoding: \(value)")
    }
    return faults
  }

  private static func noise(_ stream: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: 77, stream: stream)
    return (0..<random.next(through: 40)).map { _ in
      let word = random.next()
      return word & 3 == 0 ? 0 : UInt8(truncatingIfNeeded: word >> 8)
    }
  }

  /// The values that searches end at when those fail for which `fails` holds, over several seeds
  /// and both from the simplest cases and from random ones. One is right.
  static func minima<Value>(
    _ generator: Generator<Value>, _ fails: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Set<String> {
    let property = AnyProperty(
      Property("minimum", generator) { try require(!fails($0), "it fails") })
    var found: Set<String> = []
    for seed in UInt64(1)...6 {
      for simplest in [0, 256] {
        let configuration = RunConfiguration(
          seed: seed, cases: 5_000, simplestCases: simplest, exhaustiveCases: 0, explains: false)
        let report = property.search(configuration)
        found.insert(report.counterexample?.value ?? "nothing found, \(report.outcome)")
      }
    }
    return found
  }
}
