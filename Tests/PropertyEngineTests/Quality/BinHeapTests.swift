import PropertyEngine
import Testing

@Suite("Shrink quality: binHeap")
struct BinHeapTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.binHeap) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.binHeap, without: [.swapSubtrees]) }
}
