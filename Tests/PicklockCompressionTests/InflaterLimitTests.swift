import PicklockCompression
import Testing

@Suite("Limits of inflating: at each, and one past it")
struct InflaterLimitTests {
  @Test(arguments: CompressionFormat.allCases)
  func outputBytes(_ format: CompressionFormat) throws {
    let packed = try Deflater(format).deflate(Samples.text)
    let count = Samples.text.count
    #expect(Samples.refusal(packed, format, InflateLimits(outputBytes: count)) == nil)
    #expect(Samples.refusal(packed, format, InflateLimits(outputBytes: count - 1)) == .outputLimit)
  }

  @Test func outputBytesOfNothing() throws {
    let limits = InflateLimits(outputBytes: 0)
    #expect(Samples.refusal(try Deflater(.zlib).deflate([]), .zlib, limits) == nil)
    #expect(Samples.refusal(try Deflater(.zlib).deflate([1]), .zlib, limits) == .outputLimit)
  }

  @Test func everyLimitAtItsLargest() throws {
    let limits = InflateLimits(outputBytes: .max, ratio: .max, ratioFloor: .max, members: .max)
    #expect(Samples.refusal(try Deflater(.gzip).deflate(Samples.text), .gzip, limits) == nil)
  }

  @Test func ratio() throws {
    let content = [UInt8](repeating: 0, count: 100_000)
    let packed = try Deflater(.zlib).deflate(content)
    let needed = (content.count + packed.count - 1) / packed.count
    let enough = InflateLimits(ratio: needed, ratioFloor: 0)
    #expect(Samples.refusal(packed, .zlib, enough) == nil)
    let short = InflateLimits(ratio: needed - 1, ratioFloor: 0)
    #expect(Samples.refusal(packed, .zlib, short) == .ratioLimit)
  }

  @Test func ratioFloor() throws {
    let content = [UInt8](repeating: 0, count: 100_000)
    let packed = try Deflater(.zlib).deflate(content)
    let at = InflateLimits(ratio: 1, ratioFloor: content.count)
    #expect(Samples.refusal(packed, .zlib, at) == nil)
    let below = InflateLimits(ratio: 1, ratioFloor: content.count - 1)
    #expect(Samples.refusal(packed, .zlib, below) == .ratioLimit)
  }

  @Test func defaultsStopABomb() throws {
    let packed = try Deflater(.gzip).deflate([UInt8](repeating: 0, count: 16 << 20))
    #expect(Samples.refusal(packed, .gzip) == .ratioLimit)
  }

  @Test func members() throws {
    let member = try Deflater(.gzip).deflate([1])
    let three = member + member + member
    #expect(try Inflater(.gzip, limits: InflateLimits(members: 3)).inflate(three) == [1, 1, 1])
    #expect(Samples.refusal(three, .gzip, InflateLimits(members: 2)) == .memberLimit)
  }

  @Test func outputBytesCountAllMembers() throws {
    let member = try Deflater(.gzip).deflate([1, 2, 3])
    let two = member + member
    #expect(Samples.refusal(two, .gzip, InflateLimits(outputBytes: 6)) == nil)
    #expect(Samples.refusal(two, .gzip, InflateLimits(outputBytes: 5)) == .outputLimit)
  }
}

@Suite("Limits that could never be met trap")
struct InflateLimitsTrapTests {
  @Test func negativeOutput() async {
    await #expect(processExitsWith: .failure) { _ = InflateLimits(outputBytes: -1) }
  }

  @Test func noMembers() async {
    await #expect(processExitsWith: .failure) { _ = InflateLimits(members: 0) }
  }
}
