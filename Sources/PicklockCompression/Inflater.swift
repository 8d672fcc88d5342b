/// Decodes whole compressed inputs within limits: everything, or one error.
///
/// The wrapping is read here and only the deflate stream is given to zlib, so that each way an
/// input can be wrong has a code of its own and an exact offset.
public struct Inflater: Hashable, Sendable {
  /// The wrapping to expect.
  public var format: CompressionFormat
  /// The most an input may make it do.
  public var limits: InflateLimits

  /// Output is produced in pieces of this many bytes, so memory follows content, not claims.
  private static let pieceBytes = 64 << 10

  /// A decoder of one format within limits.
  public init(_ format: CompressionFormat, limits: InflateLimits = InflateLimits()) {
    self.format = format
    self.limits = limits
  }

  /// The content of `bytes`, which must be one whole input: nothing missing, nothing after it.
  public func inflate(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    guard let stream = RawInflateStream() else {
      throw CompressionError(.outOfMemory, at: 0, "no memory for the decoder")
    }
    var cursor = ByteCursor(bytes)
    var output: [UInt8] = []
    var members = 0
    repeat {
      guard members < limits.members else {
        throw excessMember(at: cursor.offset)
      }
      members += 1
      if members > 1 {
        try requireMember(cursor)
        stream.reset()
      }
      try member(stream, &cursor, &output)
    } while format == .gzip && cursor.remaining > 0
    guard cursor.remaining == 0 else { throw trailing(cursor) }
    return output
  }

  /// One header, stream and checksum.
  private func member(
    _ stream: borrowing RawInflateStream, _ cursor: inout ByteCursor, _ output: inout [UInt8]
  ) throws(CompressionError) {
    switch format {
    case .zlib: try ZlibHeader.skip(&cursor)
    case .gzip: try GzipHeader.skip(&cursor)
    case .raw: break
    }
    let start = output.count
    let checksum = try content(stream, &cursor, &output)
    switch format {
    case .zlib:
      try check(checksum, against: cursor.bigEndian32("the zlib checksum"), at: cursor.offset)
    case .gzip:
      try check(checksum, against: cursor.littleEndian(4, "the gzip checksum"), at: cursor.offset)
      let length = try cursor.littleEndian(4, "the gzip length")
      let found = output.count - start
      guard length == UInt32(truncatingIfNeeded: found) else {
        throw CompressionError(
          .lengthMismatch, at: cursor.offset, "the stored length is \(length), the content \(found)"
        )
      }
    case .raw: break
    }
  }

  /// Decodes one deflate stream onto `output` and returns the checksum of what it added.
  private func content(
    _ stream: borrowing RawInflateStream, _ cursor: inout ByteCursor, _ output: inout [UInt8]
  ) throws(CompressionError) -> UInt32 {
    let allowance = limits.allowance(inputBytes: cursor.bytes.count)
    var checksum = Checksum(format)
    // One byte past the allowance is asked for, so that content of exactly that size ends well.
    let room = 1 + min(Self.pieceBytes - 1, allowance.bytes - output.count)
    var piece = [UInt8](repeating: 0, count: room)
    while true {
      // Safety: the cursor's offset lies in its bytes, and neither buffer leaves its closure.
      let step = unsafe cursor.bytes.withUnsafeBufferPointer { input in
        let rest = unsafe UnsafeBufferPointer(rebasing: input[cursor.offset...])
        return unsafe piece.withUnsafeMutableBufferPointer { unsafe stream.step(rest, into: $0) }
      }
      switch step {
      case .progress(let consumed, let produced, let ended):
        try cursor.skip(consumed, "the stream")
        guard produced <= allowance.bytes - output.count else {
          throw excessOutput(allowance, at: cursor.offset)
        }
        unsafe piece.withUnsafeBufferPointer { whole in
          let fresh = unsafe UnsafeBufferPointer(rebasing: whole[..<produced])
          unsafe checksum.update(fresh)
          unsafe output.append(contentsOf: fresh)
        }
        if ended { return checksum.value }
      case .starved:
        throw CompressionError(
          .truncated, at: cursor.bytes.count, "the input ends inside the deflate stream")
      case .damaged(let consumed, let reason):
        throw CompressionError(
          .badStream, at: cursor.offset + consumed, "the deflate stream is damaged: \(reason)")
      case .outOfMemory:
        throw CompressionError(.outOfMemory, at: cursor.offset, "no memory for the decoder")
      }
    }
  }
}

extension Inflater {
  private func check(
    _ found: UInt32, against stored: UInt32, at offset: Int
  ) throws(CompressionError) {
    guard found == stored else {
      throw CompressionError(
        .checksumMismatch, at: offset, "the content does not match its \(format.rawValue) checksum")
    }
  }

  /// What follows a member must be another: padding and foreign bytes are not skipped.
  private func requireMember(_ cursor: ByteCursor) throws(CompressionError) {
    let ahead = cursor.bytes[cursor.offset...]
    guard ahead.prefix(2).elementsEqual(GzipHeader.written.prefix(min(2, ahead.count))) else {
      throw trailing(cursor)
    }
  }

  private func trailing(_ cursor: ByteCursor) -> CompressionError {
    CompressionError(
      .trailingBytes, at: cursor.offset, "\(cursor.remaining) bytes follow the end of the stream")
  }

  private func excessMember(at offset: Int) -> CompressionError {
    CompressionError(
      .memberLimit, at: offset, "more gzip members than the limit of \(limits.members)")
  }

  private func excessOutput(
    _ allowance: (bytes: Int, code: CompressionError.Code), at offset: Int
  ) -> CompressionError {
    let detail =
      allowance.code == .ratioLimit
      ? "the content passes \(allowance.bytes) bytes: over \(limits.ratio) times the input"
      : "the content passes the limit of \(allowance.bytes) bytes"
    return CompressionError(allowance.code, at: offset, detail)
  }
}
