import PropertyEngine
import Testing

@Suite("Shrink quality: refund")
struct RefundTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.refund) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.refund, without: [.reorder]) }
}
