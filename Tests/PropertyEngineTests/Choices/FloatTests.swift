import PropertyEngine
import Testing

@Suite("Floats")
struct FloatTests {
  /// The choice that a double is drawn as.
  private func choice(of value: Double) -> UInt64 {
    let property = AnyProperty(Property("double", .anyDouble) { _ in })
    var bytes: [UInt8] = []
    for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * byte))) }
    return property.choices(decoding: bytes).choices.first?.index ?? .max
  }

  @Test("Whole numbers are simpler than fractions, and those than infinity")
  func order() {
    let values: [Double] = [0, 1, 2, 1e9, 0.5, 1.5, 0.25, 0.1, 1e300, .infinity, .nan]
    let indices = values.map(choice)
    #expect(indices == indices.sorted())
    #expect(Set(indices).count == values.count)
  }

  @Test(
    "Every double comes back from its choice",
    arguments: [
      0.0, -0.0, 1, -1, 0.1, -0.1, 1e-300, .leastNonzeroMagnitude, 0x1p51, 0x1p52 + 1, 1e308,
      .infinity,
      -.infinity, .pi,
    ])
  func exact(value: Double) {
    let seen = Seen()
    let property = AnyProperty(Property("double", .anyDouble) { seen.values.append($0) })
    let index = choice(of: value)
    _ = property.replay([.number(index, NumberDomain(UInt64.min...UInt64.max))])
    #expect(seen.values.map(\.bitPattern) == [value.bitPattern])
  }

  @Test("A range is kept whatever the index")
  func range() {
    let property = AnyProperty(
      Property("bounded", .double(in: -2...3)) { value in try require((-2...3).contains(value)) })
    #expect(property.search(RunConfiguration(seed: 1, cases: 2_000)).outcome == .passed)
    for index: UInt64 in [.max, 1 << 63, 7, 1 << 52] {
      let choice = Choice.number(index, NumberDomain(UInt64.min...UInt64.max))
      #expect(property.replay([choice]) == .passed)
    }
  }
}

// Safety: a synchronous search, on the test's own thread, is all that uses it.
/// What a property was given, on one thread.
private final class Seen: @unchecked Sendable {
  var values: [Double] = []
}
