import PropertyEngine
import Testing

@Suite("Shrink quality: differenceNotSmall")
struct DifferenceNotSmallTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.differenceNotSmall) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(
      .differenceNotSmall, without: [.lowerDuplicates, .lowerTogether, .extrapolate])
  }
}
