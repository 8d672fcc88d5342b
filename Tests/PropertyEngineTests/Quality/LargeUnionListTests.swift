import PropertyEngine
import Testing

@Suite("Shrink quality: largeUnionList")
struct LargeUnionListTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.largeUnionList) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.largeUnionList, without: [.mergeLists, .lowerNumbers])
  }
}
