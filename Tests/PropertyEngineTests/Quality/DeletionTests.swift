import PropertyEngine
import Testing

@Suite("Shrink quality: deletion")
struct DeletionTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.deletion) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(
      .deletion, without: [.lowerDuplicates, .lowerTogether, .deleteElements])
  }
}
