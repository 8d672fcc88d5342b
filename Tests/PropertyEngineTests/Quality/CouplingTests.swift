import PropertyEngine
import Testing

@Suite("Shrink quality: coupling")
struct CouplingTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.coupling) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.coupling, without: [.renumber]) }
}
