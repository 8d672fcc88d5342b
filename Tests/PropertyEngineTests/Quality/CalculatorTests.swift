import PropertyEngine
import Testing

@Suite("Shrink quality: calculator")
struct CalculatorTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.calculator) }

  @Test("Without its passes the minimum is missed")
  func missed() {
    Shrinking.expectMissed(.calculator, without: [.passToDescendant, .lowerBranches])
  }
}
