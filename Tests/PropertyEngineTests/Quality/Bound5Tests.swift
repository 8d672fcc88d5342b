import PropertyEngine
import Testing

@Suite("Shrink quality: bound5")
struct Bound5Tests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.bound5) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.bound5, without: [.redistributePairs, .lowerNumbers]) }
}
