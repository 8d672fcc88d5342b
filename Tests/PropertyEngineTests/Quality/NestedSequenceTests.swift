import PropertyEngine
import Testing

@Suite("Shrink quality: lists as long as a product")
struct NestedSequenceTests {
  @Test("Every seed ends at the true minimum", arguments: 2...6)
  func minimum(depth: Int) { Shrinking.expectMinimum(.nestedSequence(depth: depth)) }

  @Test(
    "Without its passes the minimum is missed", arguments: [ShrinkPassName.changeShape, .reorder])
  func missed(pass: ShrinkPassName) {
    Shrinking.expectMissed(.nestedSequence(depth: 3), without: [pass])
  }
}
