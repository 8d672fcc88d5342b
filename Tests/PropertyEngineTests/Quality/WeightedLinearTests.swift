import PropertyEngine
import Testing

@Suite("Shrink quality: weightedLinear")
struct WeightedLinearTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.weightedLinear) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.weightedLinear, without: [.redistributePairs]) }
}
