import PropertyEngine
import Testing

@Suite("Shrink quality: modularMap")
struct ModularMapTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.modularMap) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.modularMap, without: [.trySmallerIndices]) }
}
