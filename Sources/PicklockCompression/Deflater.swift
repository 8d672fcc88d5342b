/// Compresses deterministically: the same bytes, format and zlib give the same output anywhere.
///
/// No time, name or system is recorded. Another release of zlib may choose other matches; the
/// content is the same.
public struct Deflater: Hashable, Sendable {
  /// The wrapping to write.
  public var format: CompressionFormat

  private static let pieceBytes = 64 << 10
  /// The slowest level: what is written here is stored once and read often.
  private static let level: Int32 = 9

  /// An encoder of one format.
  public init(_ format: CompressionFormat) { self.format = format }

  /// One whole compressed input that `Inflater` turns back into `bytes`.
  ///
  /// Throws only `.outOfMemory`.
  public func deflate(_ bytes: [UInt8]) throws(CompressionError) -> [UInt8] {
    guard let stream = RawDeflateStream(level: Self.level) else {
      throw CompressionError(.outOfMemory, at: 0, "no memory for the encoder")
    }
    var output: [UInt8] = []
    switch format {
    case .zlib: output = ZlibHeader.written
    case .gzip: output = GzipHeader.written
    case .raw: break
    }
    var checksum = Checksum(format)
    write(bytes, through: stream, onto: &output, &checksum)
    let littleEndian = (0..<4).map { UInt8(truncatingIfNeeded: checksum.value >> (8 * $0)) }
    switch format {
    case .zlib: output += littleEndian.reversed()
    case .gzip:
      output += littleEndian
      output += (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
    case .raw: break
    }
    return output
  }

  private func write(
    _ bytes: [UInt8], through stream: borrowing RawDeflateStream, onto output: inout [UInt8],
    _ checksum: inout Checksum
  ) {
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    var offset = 0
    var ended = false
    while !ended {
      let end = min(offset + (1 << 20), bytes.count)
      // Safety: `offset` and `end` lie in the array, and neither buffer leaves its closure.
      let step = unsafe bytes.withUnsafeBufferPointer { whole in
        let input = unsafe UnsafeBufferPointer(rebasing: whole[offset..<end])
        return unsafe piece.withUnsafeMutableBufferPointer {
          unsafe stream.step(input, last: end == bytes.count, into: $0)
        }
      }
      unsafe bytes.withUnsafeBufferPointer { whole in
        let read = offset..<(offset + step.consumed)
        unsafe checksum.update(UnsafeBufferPointer(rebasing: whole[read]))
      }
      output.append(contentsOf: piece[..<step.produced])
      offset += step.consumed
      ended = step.ended
    }
  }
}
