/// Why compressed bytes were refused, and where.
public struct CompressionError: Error, Hashable, Sendable {
  /// The kinds of refusal; a script may rely on the raw values.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The input ended before the stream, its checksum or its length did.
    case truncated
    /// The stream is whole and bytes follow it.
    case trailingBytes = "trailing_bytes"
    /// The wrapping is not what the format demands.
    case badHeader = "bad_header"
    /// A legal feature that is never decoded: a preset dictionary.
    case unsupported
    /// The deflate stream itself contradicts RFC 1951.
    case badStream = "bad_stream"
    /// The content does not have the checksum that was stored beside it.
    case checksumMismatch = "checksum_mismatch"
    /// The content does not have the length that was stored beside it.
    case lengthMismatch = "length_mismatch"
    /// The content is longer than `InflateLimits.outputBytes`.
    case outputLimit = "output_limit"
    /// The content is more times longer than the input than `InflateLimits.ratio`.
    case ratioLimit = "ratio_limit"
    /// More gzip members than `InflateLimits.members`.
    case memberLimit = "member_limit"
    /// The system had no memory for the working state.
    case outOfMemory = "out_of_memory"
  }

  /// What kind of refusal it is.
  public var code: Code
  /// Compressed bytes that had been read when the refusal was decided.
  public var offset: Int
  /// What was found and what was wanted, in words.
  public var detail: String

  init(_ code: Code, at offset: Int, _ detail: String) {
    self.code = code
    self.offset = offset
    self.detail = detail
  }
}

extension CompressionError: CustomStringConvertible {
  public var description: String {
    "compressed data, byte \(offset): \(detail) (\(code.rawValue))"
  }
}
