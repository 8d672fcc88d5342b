import PropertyEngine
import Testing

@Suite("Searches that see little or nothing")
struct VacuousSearchTests {
  private static func search<Value>(
    _ generator: Generator<Value>, cases: Int = 1_000,
    _ check: @escaping @Sendable (Value) throws -> Void
  ) -> Report {
    AnyProperty(Property("claim", generator, check: check))
      .search(RunConfiguration(seed: 1, cases: cases))
  }

  @Test("A filter that lets one value of a small range through lets it be judged")
  func filteredRange() {
    let report = Self.search(.int(in: 0...5).filter { $0 == 4 }) { try require($0 != 4) }
    #expect(report.counterexample?.value == "4")
    let passed = Self.search(.int(in: 0...5).filter { $0 == 4 }) { _ in }
    #expect(passed.isExhaustive && passed.judged == 1 && passed.discarded == 5)
    #expect(passed.description.contains("passed all 1 values that were not discarded, of 6"))
  }

  @Test("A filter over elements whose first is rejected")
  func filteredElements() {
    let evens = Generator<Int>.element(of: [1, 2, 3]).filter { $0 % 2 == 0 }
    let report = Self.search(evens) { try require($0 != 2) }
    #expect(report.counterexample?.value == "2")
  }

  @Test("A selected generator that filters")
  func filteredBranch() {
    let generator = Generator<Bool>.bool.flatMap { isSecond in
      isSecond ? Generator<Int>.int(in: 0...5).filter { $0 == 4 } : .just(0)
    }
    #expect(Self.search(generator) { try require($0 != 4) }.counterexample?.value == "4")
  }

  @Test("Nothing to choose from is no pass", arguments: [false, true])
  func nothingToChooseFrom(isElement: Bool) {
    let generator: Generator<Int> = isElement ? .element(of: []) : .oneOf([])
    let report = Self.search(generator) { _ in }
    guard case .nothingJudged(let reason) = report.outcome else {
      Issue.record("\(report)")
      return
    }
    #expect(reason.contains("nothing to choose from"))
  }

  @Test("An assumption that never holds is no pass, on a small type and on a great one")
  func impossible() {
    for generator in [Generator<Int>.int(in: 0...3), .int()] {
      let report = Self.search(generator) { _ in try assume(false, "never") }
      #expect(report.outcome != .passed && report.judged == 0)
      #expect(report.description.contains("no case was judged"))
      #expect(report.description.contains("never"))
    }
  }

  @Test("A search for no cases is no pass", arguments: [0, -3])
  func noCases(cases: Int) {
    let report = Self.search(.int(), cases: cases) { _ in }
    #expect(report.outcome == .nothingJudged("the search was asked for \(cases) cases"))
  }

  @Test("A machine whose simplest commands are not allowed is searched all the same")
  func rings() throws {
    let report = AnyProperty("rings", machine: Rings(), limits: StepLimits(steps: 100))
      .search(RunConfiguration(seed: 1, cases: 20_000))
    let found = try #require(report.counterexample)
    #expect(found.failure.kind.name.contains("solved"))
    // No move of a solution can be left out; the shortest is found on the model.
    #expect(found.value.hasPrefix("7 steps"))
    #expect(
      found.explanation.contains(
        "no shorter sequence of steps brings the model to where the last one found it"))
  }

  @Test("A machine with few sequences is enumerated to its end, with what is not allowed")
  func fewSequences() {
    let report = AnyProperty("rings", machine: Rings(), limits: StepLimits(steps: 2))
      .search(RunConfiguration(seed: 1))
    #expect(report.isExhaustive)
    // Nothing, 2 first moves, and 3 second ones after each.
    #expect(report.judged == 9)
  }

  @Test("A generator that is not the same twice is never taken for enumerated")
  func unsteady() {
    let calls = Calls()
    let generator = Generator<Int> { draw in
      calls.count += 1
      return try draw.integer(in: 0...(calls.count % 2 == 0 ? 1 : 2))
    }
    #expect(!Self.search(generator) { _ in }.isExhaustive)
  }

  @Test("Runs of bytes are never taken for enumerated")
  func bytes() {
    #expect(!Self.search(.bytes(count: 0...1)) { _ in }.isExhaustive)
    #expect(Self.search(.bytes(count: 0...0)) { _ in }.isExhaustive)
  }
}

// Safety: a synchronous search, on the test's own thread, is all that uses it.
/// A count on one thread.
private final class Calls: @unchecked Sendable {
  var count = 0
}

/// Three rings on three pegs, moved one at a time, never onto a smaller one.
private struct Rings: StateMachine {
  enum Kind: CaseIterable { case move }
  struct Command: Sendable { let from: Int, to: Int }
  var pegs: [[Int]] = [[2, 1, 0], [], []]

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    Command(from: try draw.integer(in: 0...2), to: try draw.integer(in: 0...2))
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    guard let ring = pegs[command.from].last, command.from != command.to else { return false }
    return pegs[command.to].last.map { $0 > ring } ?? true
  }

  mutating func nextState(_ command: Command) -> Bool {
    pegs[command.to].append(pegs[command.from].removeLast())
    return true
  }

  func makeSystem() -> Bool { true }

  func run(_ command: Command, on system: inout Bool) -> Bool { true }

  func checkInvariants(after command: Command, of system: inout Bool) throws {
    try require(pegs[2].count < 3, "not solved")
  }
}
