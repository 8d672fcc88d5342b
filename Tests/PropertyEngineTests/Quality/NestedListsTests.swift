import PropertyEngine
import Testing

@Suite("Shrink quality: nestedLists")
struct NestedListsTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.nestedLists) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.nestedLists, without: [.mergeLists, .deleteElements])
  }
}
