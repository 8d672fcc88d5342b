import PropertyEngine
import Testing

@Suite("Shrink quality: chunkedDecoder")
struct ChunkedDecoderTests {
  @Test("Every seed ends at the true minimum")
  func minimum() { Shrinking.expectMinimum(.chunkedDecoder) }

  @Test("Without its passes the minimum is missed")
  func missed() { Shrinking.expectMissed(.chunkedDecoder, without: [.deleteElements]) }
}
