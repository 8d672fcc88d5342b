import PropertyEngine
import Testing

@Suite("Generators in argument position")
struct SpellingTests {
  private func minimum<Value>(
    _ generator: Generator<Value>, _ fails: @escaping @Sendable (Value) -> Bool
  ) -> Value? {
    let kept = Kept<Value>()
    let property = AnyProperty(
      Property("spelled", generator) { value in
        if fails(value) { kept.value = value }
        try require(!fails(value), "it fails")
      })
    let found = property.search(RunConfiguration(seed: 1, explains: false)).counterexample
    return found.flatMap { _ in kept.value }
  }

  @Test("Arrays and optionals can be spelled with a leading dot")
  func leadingDot() {
    #expect(minimum(.array(of: .int(in: 3...9), count: 0...5)) { $0.count > 1 } == [3, 3])
    #expect(minimum(.optional(of: .int(in: 3...9))) { $0 != nil } == .some(3))
  }
}

// Safety: a synchronous search, on the test's own thread, is all that uses it.
/// The last value kept, on one thread.
private final class Kept<Value>: @unchecked Sendable {
  var value: Value?
}
