import PicklockCompression

/// Inputs the tests share.
enum Samples {
  static let text = Array(
    (0..<200).map { "line \($0) of a text that repeats itself\n" }.joined().utf8)

  /// Bytes that do not compress, the same every time (a linear congruential generator).
  static func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  /// The code `Inflater` refuses `bytes` with, or nil when it takes them.
  static func refusal(
    _ bytes: [UInt8], _ format: CompressionFormat, _ limits: InflateLimits = InflateLimits()
  ) -> CompressionError.Code? {
    do throws(CompressionError) {
      _ = try Inflater(format, limits: limits).inflate(bytes)
      return nil
    } catch {
      return error.code
    }
  }
}
