import PropertyEngine
import Testing

@Suite("Shrink quality: nestedSum")
struct NestedSumTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.nestedSum) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.nestedSum, without: [.changeShape]) }
}
