import Testing

@testable import EngineOracle

/// Searches that passed without having looked, each as it was met.
@Suite("A search passes only when it has looked")
struct FalsePassTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subject: Subject

    init(_ name: String, _ tree: GeneratorTree, fails: ValueCondition) {
      testDescription = name
      subject = .values(tree, ValueClaims(assumption: .always, failures: [fails]))
    }

    init(_ name: String, _ subject: Subject) {
      testDescription = name
      self.subject = subject
    }
  }

  static let examples: [Example] = [
    Example(
      "filter", .filter(.integer(0...5, origin: 0), .contains(4)), fails: .contains(4)),
    Example(
      "element and filter", .filter(.element([1, 2, 3]), .remainder(0, modulo: 2)),
      fails: .contains(2)),
    Example(
      "flatMap whose second branch filters",
      .flatMap(.boolean, [.just(0), .filter(.integer(0...5, origin: 0), .contains(4))]),
      fails: .contains(4)),
    Example(
      "assume that is never true",
      .values(
        .integer(0...5, origin: 0), ValueClaims(assumption: .never, failures: [.always]))),
    Example("oneOf of nothing", .oneOf([]), fails: .always),
    Example("element of nothing", .element([]), fails: .always),
    Example(
      "bytes, of which only the lengths were enumerated",
      .array(.bytes(1...1), 0...1), fails: .totalAtLeast(1)),
    Example("rings between pegs", .machine(.rings)),
  ]

  @Test("Every claim of all is true, and nothing passes unjudged", arguments: examples)
  func looks(_ example: Example) {
    let plan = SearchPlan(
      seed: 1, cases: 1_000, simplestCases: 256, exhaustiveCases: 1_000, proof: 64)
    let tally = EngineOracle(limit: 1_000).judge(
      OracleScenario(seed: 0, subject: example.subject, plans: [plan], starts: [], samples: 10))
    #expect(tally.searches == 1)
    #expect(tally.disagreements == [])
  }
}
