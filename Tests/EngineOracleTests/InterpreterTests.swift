import Testing

@testable import EngineOracle

/// The interpreter is believed, so a few spaces are spelled out by hand.
@Suite("The interpreter enumerates what it should")
struct InterpreterTests {
  /// `choices: value`, the simplest first.
  private func space(_ tree: GeneratorTree) throws -> [String] {
    let subject = Subject.values(tree, ValueClaims(assumption: .always, failures: []))
    return try subject.space(limit: 100).cases.map { "\($0.choices): \($0.text)" }
  }

  @Test("An integer's order starts at the origin and goes up first")
  func integers() throws {
    #expect(
      try space(.integer(-1...2, origin: 0)) == [
        "[0]: .integer(0)", "[1]: .integer(1)", "[2]: .integer(-1)", "[3]: .integer(2)",
      ])
  }

  @Test("A list is its count, then its elements; the shorter is the simpler")
  func lists() throws {
    #expect(
      try space(.array(.boolean, 0...1)) == [
        "[0]: .list([])", "[1, 0]: .list([.boolean(false)])", "[1, 1]: .list([.boolean(true)])",
      ])
  }

  @Test("What a filter drops is no case, and is counted")
  func filters() throws {
    let tree = GeneratorTree.filter(.element([1, 2, 3]), .remainder(0, modulo: 2))
    #expect(try space(tree) == ["[1]: .integer(2)"])
    let subject = Subject.values(tree, ValueClaims(assumption: .always, failures: []))
    #expect(try subject.space(limit: 10).droppedCount == 2)
  }

  @Test("A branch is taken by the value before it")
  func branches() throws {
    let tree = GeneratorTree.flatMap(.boolean, [.just(7), .element([8, 9])])
    #expect(
      try space(tree) == ["[0]: .integer(7)", "[1, 0]: .integer(8)", "[1, 1]: .integer(9)"])
  }

  @Test("A recursive value chooses at every level, at the bottom between one")
  func recursion() throws {
    let tree = GeneratorTree.recursive(
      depth: 1, size: nil, leaf: .just(1), node: .optional(.smaller))
    #expect(
      try space(tree) == [
        "[0]: .integer(1)", "[1, 0]: .optional(nil)", "[1, 1, 0]: .optional(.integer(1))",
      ])
  }

  @Test("No two elements of a set are equal, whatever choices made them")
  func sets() throws {
    #expect(
      try space(.set(.element([4, 4, 5]), 2...2)) == [
        "[0, 0, 2]: .members([.integer(4), .integer(5)])",
        "[0, 1, 2]: .members([.integer(4), .integer(5)])",
        "[0, 2, 0]: .members([.integer(4), .integer(5)])",
        "[0, 2, 1]: .members([.integer(4), .integer(5)])",
      ])
  }

  @Test("A sequence of commands ends with a choice unless it has all its steps")
  func sequences() throws {
    var table = MachineTable.counting
    table.steps = 1
    table.precondition = .argumentAtLeast(1)
    #expect(
      try table.space(limit: 10).cases.map { "\($0.choices): \($0.text)" }
        == ["[0]: 0", "[1, 1]: 0\nfirst(1)"])
  }

  @Test("A handle is chosen by its age, among those that are live")
  func handles() throws {
    var table = MachineTable.counting
    table.kinds = [
      MachineTable.Kind(arguments: [], handles: .opens),
      MachineTable.Kind(arguments: [], handles: .closes),
    ]
    let cases = try table.space(limit: 100).cases
    let closing = cases.first { $0.text == "0\nfirst\nfirst\nsecond(handle 0)" }
    #expect(closing?.choices == [1, 1, 2, 1].map { .number($0) })
    #expect(!cases.contains { $0.text.hasPrefix("0\nsecond") })
  }
}
