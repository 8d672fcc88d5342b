import Testing

@testable import PropertyEngine

/// Of all values of a generator just two fail, and one move leads from one to the other.
@Suite("Moves between two failures with nothing between them")
struct IslandTests {
  struct Island: Sendable, CustomTestStringConvertible {
    let move: String
    let pass: ShrinkPassName
    let property: AnyProperty
    let start: [Choice]
    let end: String
    var testDescription: String { move }

    init<Value>(
      _ move: String, _ pass: ShrinkPassName, _ generator: Generator<Value>,
      from start: [UInt64], as text: String, to end: String
    ) {
      self.move = move
      self.pass = pass
      self.end = end
      property = AnyProperty(
        Property(move, generator) { value in
          let found = ValueText.of(value)
          try require(found != text && found != end, move)
        })
      self.start = start.map { Choice.number($0, .unknown) }
    }
  }

  private static let many = [
    11, 12, 500, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 501, 23, 24, 25, 26,
  ]

  static let islands = [
    Island(
      "a notable number", .tryNotableNumbers, Generator<Int>.int(in: 0...1_000_000_000),
      from: [701_408_733], as: "701408733", to: "16777217"),
    Island(
      "a notable number, and a small one beside it", .tryNotableNumbers,
      zip(Generator<Int>.int(in: 0...9_999), .int(in: 0...9_999)),
      from: [2_741, 4_127], as: "(2741, 4127)", to: "(1000, 2)"),
    Island(
      "some numbers one lower, some at their simplest", .lowerSubsets,
      Generator<Int>.int(in: 0...1_000).array(count: 4...4),
      from: [0, 30, 5, 2, 40], as: "[30, 5, 2, 40]", to: "[29, 5, 0, 39]"),
    Island(
      "two numbers of few values", .exhaustPairs,
      Generator<Int>.int(in: 0...38).array(count: 4...4),
      from: [0, 1, 2, 3, 4], as: "[1, 2, 3, 4]", to: "[1, 0, 37, 4]"),
    Island(
      "a digit for another one throughout", .editDigits,
      zip(Generator<Int>.int(in: 0...9_999), .int(in: 0...9_999)),
      from: [4_747, 7_474], as: "(4747, 7474)", to: "(1717, 7171)"),
    Island(
      "two elements that lie apart", .combineEdits,
      Generator<Int>.int(in: 0...100_000).array(count: 0...20),
      from: [18] + many.map { UInt64($0) }, as: "\(many)",
      to: "\(many.filter { $0 != 500 && $0 != 501 })"),
    Island(
      "an element goes and another one is one lower", .combineEdits,
      Generator<Int>.int(in: 0...100_000).array(count: 0...20),
      from: [10, 11, 12, 500, 13, 14, 15, 16, 17, 18, 19],
      as: "[11, 12, 500, 13, 14, 15, 16, 17, 18, 19]",
      to: "[11, 12, 13, 14, 15, 16, 16, 18, 19]"),
    Island(
      "an element goes and equal ones are higher", .combineEdits,
      Generator<Int>.int(in: 0...1_000).array(count: 0...20),
      from: [5, 1, 5, 5, 5, 5], as: "[1, 5, 5, 5, 5]", to: "[6, 6, 6, 6]"),
    Island(
      "an edge is turned and another one follows", .combineEdits,
      zip(Generator<Int>.int(in: 0...60), .int(in: 0...60)).array(count: 3...3),
      from: [0, 0, 2, 3, 0, 36, 3], as: "[(0, 2), (3, 0), (36, 3)]",
      to: "[(0, 2), (0, 3), (36, 0)]"),
    Island(
      "two elements change places and all is moved", .combineEdits,
      zip(Generator<Int>.int(in: -30...30), .int(in: 1...12)).array(count: 3...3),
      from: [0, 0, 2, 5, 0, 17, 1], as: "[(0, 3), (3, 1), (9, 2)]",
      to: "[(0, 1), (-3, 3), (6, 2)]"),
    Island(
      "a part takes the place of a tree and its nodes change", .combineEdits, formulas,
      from: [1, 1, 1, 2, 0, 10, 1, 2, 0, 21, 0, 32], as: "\"!(10 | (21 | 32))\"",
      to: "\"(10 & (21 & 32))\""),
  ]

  /// Formulas of many variables.
  private static let formulas: Generator<String> = .recursive(
    depth: 3, leaf: Generator<Int>.int(in: 0...40).map { "\($0)" }
  ) { part in
    .oneOf(
      zip(part, part).map { "(\($0) & \($1))" }, part.map { "!\($0)" },
      zip(part, part).map { "(\($0) | \($1))" })
  }

  @Test("The move is made", arguments: islands)
  func reached(island: Island) throws {
    let start = island.property.repaired(island.start)
    #expect(island.property.shrink(start)?.value == island.end)
  }

  @Test("Without its pass it is not", arguments: islands)
  func missed(island: Island) throws {
    let start = island.property.repaired(island.start)
    let limits = ShrinkLimits().without(island.pass)
    let stuck = try #require(island.property.shrink(start, limits: limits))
    #expect(stuck.value != island.end)
  }
}
