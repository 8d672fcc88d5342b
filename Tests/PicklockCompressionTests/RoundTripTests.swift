import PicklockCompression
import Testing

@Suite("What is deflated inflates to itself")
struct RoundTripTests {
  static let contents: [(name: String, bytes: [UInt8])] = [
    ("nothing", []),
    ("one byte", [7]),
    ("one piece of output, exactly", Samples.noise(64 << 10)),
    ("one byte over a piece", Samples.noise((64 << 10) + 1)),
    ("two megabytes that do not compress", Samples.noise(2 << 20)),
    ("text", Samples.text),
    ("a run below the ratio floor", [UInt8](repeating: 0, count: 1 << 20)),
  ]

  @Test(arguments: CompressionFormat.allCases, contents.indices)
  func roundTrip(_ format: CompressionFormat, _ index: Int) throws {
    let content = Self.contents[index].bytes
    let packed = try Deflater(format).deflate(content)
    #expect(try Inflater(format).inflate(packed) == content)
  }

  @Test(arguments: CompressionFormat.allCases)
  func sameBytesEveryTime(_ format: CompressionFormat) throws {
    let first = try Deflater(format).deflate(Samples.text)
    #expect(try Deflater(format).deflate(Samples.text) == first)
  }

  @Test func gzipRecordsNothingThatVaries() throws {
    let packed = try Deflater(.gzip).deflate([1, 2, 3])
    #expect(packed.prefix(10).elementsEqual([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF]))
  }

  @Test func formatsAreRecognized() throws {
    #expect(CompressionFormat.detect(try Deflater(.gzip).deflate(Samples.text)) == .gzip)
    #expect(CompressionFormat.detect(try Deflater(.zlib).deflate(Samples.text)) == .zlib)
    #expect(CompressionFormat.detect(Array("bplist00".utf8)) == nil)
    #expect(CompressionFormat.detect([0x1F]) == nil)
    #expect(CompressionFormat.detect([]) == nil)
  }
}
