import PropertyEngine
import Testing

@Suite("Shrink quality: differenceNotZero")
struct DifferenceNotZeroTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.differenceNotZero) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.differenceNotZero, without: [.lowerDuplicates, .lowerTogether])
  }
}
