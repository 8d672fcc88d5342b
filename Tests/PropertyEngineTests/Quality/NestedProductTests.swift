import PropertyEngine
import Testing

@Suite("Shrink quality: nested products")
struct NestedProductTests {
  @Test("Every seed ends at the true minimum", arguments: 2...6)
  func minimum(depth: Int) { Shrinking.expectMinimum(.nestedProduct(depth: depth)) }

  @Test("Without the cases below being tried, or numbers being traded, the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.nestedProduct(depth: 4), without: [])
    Shrinking.expectMissed(.nestedProduct(depth: 3), without: [.redistributePairs])
  }
}
