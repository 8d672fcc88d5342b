import PropertyEngine
import Testing

@Suite("Shrink quality: distinct")
struct DistinctTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.distinct) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.distinct, without: [.lowerNumbers]) }
}
