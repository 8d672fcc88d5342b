import Testing

@testable import PropertyEngine

@Suite("Constants of the code under test")
struct ConstantPoolTests {
  private static let pool = ConstantPool(swiftSources: [
    Array(
      """
      func isLeap(_ s: Int) -> Bool { s == 86_413 || s == 4_711_077 }
      let fever = 38.25, door = "selfdestruct"
      """.utf8)
  ])

  @Test("A pool is sorted, without repetition, and holds what chance does not meet")
  func order() {
    let pool = ConstantPool(
      integers: [900, 3, 16, 17, 900, .max], floats: [2.5, -0.5, .infinity, 0, .nan, 0.5],
      texts: ["b", "a", "", "b", String(repeating: "x", count: ConstantPool.longestText + 1)])
    #expect(pool.integers == [17, 900, .max])
    #expect(pool.floats == [0.5, 2.5])
    #expect(pool.texts == ["a", "b"])
    #expect(pool.count == 7)
  }

  @Test("A pool keeps the first constants, and no more than its limit")
  func limit() {
    let many = (1_000..<3_000).reversed().map { UInt64($0) }
    let pool = ConstantPool(integers: many)
    #expect(pool.integers.count == ConstantPool.mostOfAKind)
    #expect(pool.integers.last == 2_999)
    let one = ConstantPool(integers: Array(many.prefix(ConstantPool.mostOfAKind - 1)))
    #expect(one.integers.count == ConstantPool.mostOfAKind - 1)
    let longest = String(repeating: "x", count: ConstantPool.longestText)
    #expect(ConstantPool(texts: [longest]).texts == [longest])
  }

  @Test("Where the code compares with a constant, it is drawn; without a pool it is not")
  func drawn() {
    func met<Value>(
      _ generator: Generator<Value>, _ isWanted: (Value) -> Bool
    ) -> [Bool] {
      [Self.pool, ConstantPool()].map { pool in
        randomValues(generator, cases: 2_000, constants: pool).contains(where: isWanted)
      }
    }
    #expect(met(.int()) { $0 == 86_413 } == [true, false])
    #expect(met(.int()) { $0 == -4_711_077 } == [true, false])
    #expect(met(.int(in: 80_000...90_000)) { $0 == 86_413 } == [true, false])
    #expect(met(Generator<UInt32>.integer()) { $0 == 4_711_078 } == [true, false])
    #expect(met(.anyDouble) { $0 == 38.25 } == [true, false])
    #expect(met(.string()) { $0 == "selfdestruct" } == [true, false])
    #expect(met(.bytes()) { $0.starts(with: "selfdestruct".utf8) } == [true, false])
  }

  @Test("A constant out of range is never forced into it")
  func outOfRange() {
    let pool = ConstantPool(integers: [1_000_000])
    for value in randomValues(.int(in: 0...200), cases: 2_000, constants: pool) {
      #expect((0...200).contains(value))
    }
    for value in randomValues(Generator<Int8>.integer(), cases: 2_000, constants: pool) {
      #expect(value <= .max)
    }
  }

  @Test("The report tells how many constants there were")
  func told() {
    let property = AnyProperty(Property("any", .int()) { _ in })
    let report = property.search(RunConfiguration(seed: 1, cases: 10, constants: Self.pool))
    #expect(report.constants == 4)
    #expect(report.description.contains("random values also came from 4 constants of the code"))
    let without = property.search(RunConfiguration(seed: 1, cases: 10))
    #expect(!without.description.contains("constants"))
  }
}
