import Testing

@testable import PropertyEngine

@Suite("Random numbers")
struct RandomNumberTests {
  private static let integers = Set(randomValues(.int(), cases: 40_000))
  private static let doubles = randomValues(.anyDouble, cases: 4_000)

  @Test("Integers at which code breaks are met")
  func notable() {
    var wanted = [Int.min, -1, 0, 1, 255, 256, 257, 1_000, 1_000_000, Int.max - 1, Int.max]
    for bits in [7, 8, 15, 16, 31, 32, 53] { wanted += [(1 << bits) - 1, 1 << bits] }
    #expect(wanted.filter { !Self.integers.contains($0) } == [])
  }

  @Test("One integer in fifty is between 1,000 and 2,000")
  func ordinary() {
    let values = randomValues(.int(), cases: 10_000)
    #expect(values.count { (1_000...2_000).contains($0) } > 100)
    #expect(values.count { $0.magnitude > 1 << 40 } > 500)
  }

  @Test("Every special double is met")
  func specialDoubles() {
    let wanted: [Double] = [
      .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .leastNormalMagnitude, 0,
    ]
    #expect(wanted.filter { !Self.doubles.contains($0) } == [])
    #expect(Self.doubles.contains { $0.isNaN })
    #expect(Self.doubles.contains { $0 == 0 && $0.sign == .minus })
    #expect(Self.doubles.contains { $0.isSubnormal && $0 != .leastNonzeroMagnitude })
  }

  @Test(
    "Doubles between bounds are not mostly the bounds",
    arguments: [10...20, 0...1, -1...1, 1.1...1.6, -5e300...7e300, 0.1...0.1])
  func boundedDoubles(_ bounds: ClosedRange<Double>) {
    let values = randomValues(.double(in: bounds))
    #expect(values.allSatisfy { bounds.contains($0) })
    #expect(values.contains(bounds.lowerBound) && values.contains(bounds.upperBound))
    guard bounds.lowerBound < bounds.upperBound else { return }
    let atBounds = values.count { $0 == bounds.lowerBound || $0 == bounds.upperBound }
    #expect(atBounds * 5 < values.count, "\(atBounds) of \(values.count)")
    #expect(Set(values).count > 1_000)
  }

  @Test("Few lists are empty, some are as long as may be")
  func counts() {
    let counts = randomValues(Generator<Int>.int().array(count: 0...100)).map(\.count)
    #expect((100...500).contains(counts.count { $0 == 0 }))
    #expect(counts.contains(100))
  }

  @Test("Runs of bytes are zeros, text and noise")
  func bytes() {
    let runs = randomValues(.bytes(), cases: 1_000)
    #expect(runs.contains { $0.count > 8 && $0.allSatisfy { $0 == 0 } })
    #expect(
      runs.contains { run in
        run.count > 8 && String(validating: run, as: UTF8.self) != nil && run.contains { $0 > 127 }
      })
    #expect(runs.contains { Set($0).count > 100 })
  }
}
