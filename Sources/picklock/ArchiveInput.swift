import Compression
import CorpusStore
import Foundation
import KeyedArchive

/// The bytes of an archive file, inflated when they are compressed.
struct ArchiveInput {
  let bytes: [UInt8]
  /// The wrapping that was taken off; nil where there was none.
  let wrapping: CompressionFormat?

  /// Reads a file.
  ///
  /// Throws `CorpusError` for a file that cannot be read, `CompressionError` for damaged wrapping.
  init(_ path: String, limits: ArchiveLimits) throws {
    let url = URL(filePath: path)
    let stored = try InputFile.stored(
      url, limits: CorpusLimits(fileBytes: limits.inputBytes, inputBytes: limits.inputBytes))
    let bounds = InflateLimits(outputBytes: limits.inputBytes)
    if Self.isPropertyList(stored) {
      (bytes, wrapping) = (stored, nil)
    } else if let format = CompressionFormat.detect(stored) {
      (bytes, wrapping) = (try Inflater(format, limits: bounds).inflate(stored), format)
    } else if let inflated = Self.rawDeflate(stored, bounds) {
      (bytes, wrapping) = (inflated, .raw)
    } else {
      (bytes, wrapping) = (stored, nil)
    }
  }

  /// Raw deflate announces nothing: it is taken for that when a property list comes out.
  private static func rawDeflate(_ stored: [UInt8], _ bounds: InflateLimits) -> [UInt8]? {
    do {
      let inflated = try Inflater(.raw, limits: bounds).inflate(stored)
      return isPropertyList(inflated) ? inflated : nil
    } catch { return nil }
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return true }
    let first = bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    return first == UInt8(ascii: "<") || bytes.starts(with: [0xEF, 0xBB, 0xBF])
      || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }
}
