import PropertyEngine
import Testing

@Suite("Shrink quality: two roads")
struct TwoRoadsTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.twoRoads) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.twoRoads, without: [.lowerNeighbours, .trySmallerIndices])
  }
}
