import PropertyEngine
import Testing

@Suite("Shrink quality: invoice")
struct InvoiceTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.invoice) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.invoice, without: [.redistributePairs]) }
}
