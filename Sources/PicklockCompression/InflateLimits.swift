/// The most that compressed bytes may make an `Inflater` do.
public struct InflateLimits: Hashable, Sendable {
  /// Bytes of content. Stops a bomb: deflate can state 1,032 bytes in one.
  public var outputBytes: Int
  /// Bytes of content per byte of input, once the content is past `ratioFloor`. Stops a small
  /// upload from costing a large buffer where `outputBytes` has to be generous.
  public var ratio: Int
  /// Bytes of content that are always allowed, whatever the ratio: a short honest file of one
  /// repeated byte compresses as well as a bomb does.
  public var ratioFloor: Int
  /// Gzip members in one input. Stops a file of empty members, 20 bytes each, from costing a reset
  /// of the decoder each; 1 refuses concatenated files altogether.
  public var members: Int

  /// 256 MiB of content, 250 times the input past 1 MiB, 1,024 members.
  public init(
    outputBytes: Int = 256 << 20, ratio: Int = 250, ratioFloor: Int = 1 << 20,
    members: Int = 1024
  ) {
    precondition(
      outputBytes >= 0 && ratio >= 1 && ratioFloor >= 0 && members >= 1,
      "a limit below its smallest useful value refuses everything")
    self.outputBytes = outputBytes
    self.ratio = ratio
    self.ratioFloor = ratioFloor
    self.members = members
  }

  /// The bytes of content that `inputBytes` may become, and the limit that says so.
  func allowance(inputBytes: Int) -> (bytes: Int, code: CompressionError.Code) {
    let (product, overflow) = inputBytes.multipliedReportingOverflow(by: ratio)
    let byRatio = max(overflow ? .max : product, ratioFloor)
    return byRatio < outputBytes ? (byRatio, .ratioLimit) : (outputBytes, .outputLimit)
  }
}
