import PropertyEngine
import Testing

@Suite("Shrink quality: reverse")
struct ReverseTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.reverse) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.reverse, without: [.deleteElements, .lowerNumbers])
  }
}
