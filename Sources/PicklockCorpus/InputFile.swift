public import Foundation
import PicklockCompression

/// Reads and writes one saved input, compressed where its name ends in `.gz`.
public enum InputFile {
  /// The bytes of the input at `url`, inflated when its name ends in `.gz`.
  ///
  /// Throws `CorpusError` for a file that is missing, unreadable, not a regular file, damaged or
  /// over a limit.
  public static func read(_ url: URL, limits: CorpusLimits = CorpusLimits()) throws -> [UInt8] {
    let path = url.relativePath
    let bytes = try stored(url, limits: limits)
    guard url.pathExtension == "gz" else {
      guard bytes.count <= limits.inputBytes else {
        throw CorpusError(path, "\(bytes.count) bytes; an input has at most \(limits.inputBytes)")
      }
      return bytes
    }
    do {
      let bounds = InflateLimits(outputBytes: limits.inputBytes, ratio: 1100)
      return try Inflater(.gzip, limits: bounds).inflate(bytes)
    } catch {
      throw CorpusError(path, "not a whole gzip file: \(error)")
    }
  }

  /// The bytes of the file as they lie on disk, whatever its name. Throws `CorpusError`.
  public static func stored(_ url: URL, limits: CorpusLimits = CorpusLimits()) throws -> [UInt8] {
    try BoundedReader.file(url, limit: limits.fileBytes)
  }

  /// Writes an input whole or not at all, compressed when the name ends in `.gz`.
  ///
  /// Throws `CorpusError` where the disk is full or the folder cannot be written.
  public static func write(_ bytes: [UInt8], to url: URL) throws {
    do {
      let stored = url.pathExtension == "gz" ? try Deflater(.gzip).deflate(bytes) : bytes
      try Data(stored).write(to: url, options: .atomic)
    } catch {
      throw CorpusError(url.relativePath, "cannot be written: \(SystemReason.words(for: error))")
    }
  }
}
