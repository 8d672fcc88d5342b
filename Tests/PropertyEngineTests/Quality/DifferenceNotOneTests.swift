import PropertyEngine
import Testing

@Suite("Shrink quality: differenceNotOne")
struct DifferenceNotOneTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.differenceNotOne) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(
      .differenceNotOne, without: [.lowerDuplicates, .lowerTogether])
  }
}
