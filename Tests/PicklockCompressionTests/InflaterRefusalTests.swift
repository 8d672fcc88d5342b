import PicklockCompression
import Testing

@Suite("Damaged compressed bytes: one code for each way of being wrong")
struct InflaterRefusalTests {
  @Test(arguments: CompressionFormat.allCases)
  func everyTruncationIsNoticed(_ format: CompressionFormat) throws {
    let packed = try Deflater(format).deflate(Samples.text)
    for length in packed.indices {
      #expect(Samples.refusal(Array(packed[..<length]), format) == .truncated, "\(length) bytes")
    }
  }

  @Test(arguments: CompressionFormat.allCases)
  func bytesAfterTheEnd(_ format: CompressionFormat) throws {
    let packed = try Deflater(format).deflate(Samples.text)
    #expect(Samples.refusal(packed + [0], format) == .trailingBytes)
  }

  @Test func zeroPaddingAfterGzipIsNotSkipped() throws {
    let packed = try Deflater(.gzip).deflate([1])
    #expect(Samples.refusal(packed + [0, 0, 0, 0], .gzip) == .trailingBytes)
  }

  @Test func theErrorNamesTheFirstByteTooMany() throws {
    let packed = try Deflater(.zlib).deflate(Samples.text)
    do throws(CompressionError) {
      _ = try Inflater(.zlib).inflate(packed + [9, 9])
      Issue.record("accepted")
    } catch {
      #expect(error.offset == packed.count)
      let text = "compressed data, byte \(packed.count): 2 bytes follow the end of the stream"
      #expect(error.description == text + " (trailing_bytes)")
    }
  }

  /// A bit may mean nothing (a time, the padding after the last block); none may change content.
  @Test(arguments: [CompressionFormat.zlib, .gzip])
  func noFlippedBitGivesOtherContent(_ format: CompressionFormat) throws {
    let content = Array("a short text, twice; a short text, twice".utf8)
    let packed = try Deflater(format).deflate(content)
    var refused = 0
    for index in packed.indices {
      for bit in 0..<8 {
        var damaged = packed
        damaged[index] ^= 1 << bit
        do throws(CompressionError) {
          let other = try Inflater(format).inflate(damaged)
          #expect(other == content, "byte \(index), bit \(bit)")
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > packed.count * 8 * 3 / 4)
  }

  @Test func checksumAndLength() throws {
    let packed = try Deflater(.gzip).deflate(Samples.text)
    var checksum = packed
    checksum[packed.count - 8] ^= 1
    #expect(Samples.refusal(checksum, .gzip) == .checksumMismatch)
    var length = packed
    length[packed.count - 1] ^= 1
    #expect(Samples.refusal(length, .gzip) == .lengthMismatch)
    var zlib = try Deflater(.zlib).deflate(Samples.text)
    zlib[zlib.count - 1] ^= 1
    #expect(Samples.refusal(zlib, .zlib) == .checksumMismatch)
  }

  static let headers:
    [(name: String, format: CompressionFormat, bytes: [UInt8], CompressionError.Code)] =
      [
        ("nothing", .zlib, [], .truncated),
        ("nothing", .gzip, [], .truncated),
        ("nothing", .raw, [], .truncated),
        ("another method", .zlib, [0x79, 0x9C], .badHeader),
        ("a window over 32 KiB", .zlib, [0x88, 0x1C], .badHeader),
        ("wrong check bits", .zlib, [0x78, 0x9D], .badHeader),
        ("preset dictionary", .zlib, [0x78, 0xBB, 0, 0, 0, 1], .unsupported),
        ("another magic", .gzip, [0x1F, 0x8C, 8], .badHeader),
        ("another method", .gzip, [0x1F, 0x8B, 7], .badHeader),
        ("reserved flags", .gzip, [0x1F, 0x8B, 8, 0x20], .badHeader),
        ("block type 3", .raw, [0x07], .badStream),
        ("stored block with wrong complement", .raw, [0x01, 1, 0, 0, 0, 65], .badStream),
        ("a distance before the start", .raw, [0x03, 0x02, 0x00], .badStream),
      ]

  @Test(arguments: headers.indices)
  func header(_ index: Int) {
    let (name, format, bytes, code) = Self.headers[index]
    #expect(Samples.refusal(bytes, format) == code, "\(format): \(name)")
  }
}

@Suite("Optional parts of a gzip header")
struct GzipHeaderTests {
  /// A member holding `[42]` behind a header with these flags and fields.
  static func member(flags: UInt8, fields: [UInt8]) throws -> [UInt8] {
    let plain = try Deflater(.gzip).deflate([42])
    return [0x1F, 0x8B, 8, flags, 1, 2, 3, 4, 0, 3] + fields + plain[10...]
  }

  static let name = Array("a.plist".utf8) + [0]

  static let legal: [(String, UInt8, [UInt8])] = [
    ("text flag", 0x01, []),
    ("extra field", 0x04, [3, 0, 9, 9, 9]),
    ("name", 0x08, name),
    ("comment", 0x10, name),
    ("extra, name and comment", 0x1C, [0, 0] + name + name),
  ]

  @Test(arguments: legal.indices)
  func skipped(_ index: Int) throws {
    let (name, flags, fields) = Self.legal[index]
    let bytes = try Self.member(flags: flags, fields: fields)
    #expect(try Inflater(.gzip).inflate(bytes) == [42], "\(name)")
  }

  @Test func headerChecksum() throws {
    // CRC-32 of the ten header bytes 1F 8B 08 02 01 02 03 04 00 03, low half first.
    let right = try Self.member(flags: 0x02, fields: [0x50, 0xF0])
    let wrong = try Self.member(flags: 0x02, fields: [0x50, 0xF1])
    #expect(Samples.refusal(right, .gzip) == nil)
    #expect(Samples.refusal(wrong, .gzip) == .checksumMismatch)
  }

  @Test func nameWithoutEnd() throws {
    #expect(Samples.refusal([0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3, 65], .gzip) == .truncated)
  }

  @Test func secondMemberCutShort() throws {
    let member = try Deflater(.gzip).deflate([1])
    #expect(Samples.refusal(member + [0x1F], .gzip) == .truncated)
    #expect(Samples.refusal(member + [0x1F, 0x8B, 8], .gzip) == .truncated)
    #expect(Samples.refusal(member + [0x1F, 0x8B, 7], .gzip) == .badHeader)
  }
}
