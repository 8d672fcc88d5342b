import PropertyEngine
import Testing

@Suite("Shrink quality: floatCancellation")
struct FloatCancellationTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.floatCancellation) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.floatCancellation, without: [.roundFloats]) }
}
