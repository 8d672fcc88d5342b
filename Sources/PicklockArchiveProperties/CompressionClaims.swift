import KeyedArchive
import PicklockCompression
import PropertyEngine

/// What holds for archives that are compressed.
enum CompressionClaims {
  /// Packs an archive as `packing` says, and checks that it comes out whole or not at all.
  static func check(_ packing: CompressionCase, _ bytes: [UInt8], _ subject: ArchiveSubject) throws
  {
    var packed = try Deflater(packing.format).deflate(bytes)
    // Exactly as much as there is: at its limit, an archive comes out.
    var limits = InflateLimits(outputBytes: bytes.count, ratio: .max, ratioFloor: 0)
    switch packing.event {
    case .whole: limits.ratio = bytes.count / packed.count + 1
    case .cut(let place): packed.removeLast(packed.count - place % packed.count)
    case .change(let place, let mask): packed[place % packed.count] ^= mask
    case .trailing(let count): packed += [UInt8](repeating: 0, count: count)
    case .overLimit(let excess): limits.outputBytes = max(0, bytes.count - excess)
    case .overRatio: limits.ratio = max(1, bytes.count / packed.count)
    }
    let found = try inflated(packed, packing.format, limits, subject)
    switch packing.event {
    case .whole:
      try require(try found.get() == bytes, "a compressed archive comes out as it was")
    case .cut: try expect(.truncated, found, "a compressed archive cut short is refused")
    case .trailing:
      try expect(.trailingBytes, found, "bytes behind a compressed archive are refused")
    case .overLimit where !bytes.isEmpty:
      try expect(.outputLimit, found, "content over the limit is refused")
    case .overRatio where bytes.count > limits.ratio * packed.count:
      try expect(.ratioLimit, found, "content over the ratio is refused")
    case .overLimit, .overRatio: break
    case .change:
      guard case .success(let content) = found, content != bytes else { return }
      // Raw deflate has no checksum: what comes out is as good as any bytes.
      try require(packing.format == .raw, "a change is noticed by the checksum")
      _ = try ArchiveClaims.check(content, subject)
    }
  }

  /// What a reader of compressed bytes makes of any bytes that may be that.
  static func check(
    _ packed: [UInt8], _ format: CompressionFormat, _ subject: ArchiveSubject
  ) throws -> [UInt8]? {
    let limits = InflateLimits(outputBytes: 1 << 16, ratio: 250, ratioFloor: 1 << 12)
    let found = try inflated(packed, format, limits, subject)
    guard case .success(let content) = found else { return nil }
    try require(content.count <= limits.outputBytes, "content stays inside its limit")
    return content
  }

  private static func inflated(
    _ packed: [UInt8], _ format: CompressionFormat, _ limits: InflateLimits,
    _ subject: ArchiveSubject
  ) throws -> Result<[UInt8], CompressionError> {
    do { return .success(try subject.inflate(packed, format, limits)) } catch {
      guard let refusal = error as? CompressionError else {
        throw PropertyFailure("a refusal is a typed error", details: "\(error)")
      }
      try require(
        (0...packed.count).contains(refusal.offset), "an error lies inside the input",
        "offset \(refusal.offset) of \(packed.count)")
      return .failure(refusal)
    }
  }

  private static func expect(
    _ code: CompressionError.Code, _ found: Result<[UInt8], CompressionError>, _ claim: String
  ) throws {
    guard case .failure(let refusal) = found else {
      throw PropertyFailure(claim, details: "nothing is refused")
    }
    try require(refusal.code == code, claim, "\(refusal)")
  }
}
