import PropertyEngine
import Testing

@Suite("Shrink quality: lengthList")
struct LengthListTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.lengthList) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.lengthList, without: [.deleteElements, .lowerNumbers]) }
}
