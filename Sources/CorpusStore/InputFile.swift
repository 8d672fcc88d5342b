import Compression
public import Foundation

/// Reads and writes one saved input, compressed where its name ends in `.gz`.
public enum InputFile {
  /// The bytes of the input at `url`, inflated when its name ends in `.gz`.
  ///
  /// Throws `CorpusError` for a file that is missing, unreadable, not a regular file, damaged or
  /// over a limit.
  public static func read(_ url: URL, limits: CorpusLimits = CorpusLimits()) throws -> [UInt8] {
    let path = url.relativePath
    let bytes = try contents(of: url, path: path, limits: limits)
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
    try contents(of: url, path: url.relativePath, limits: limits)
  }

  /// Writes an input whole or not at all, compressed when the name ends in `.gz`.
  ///
  /// Throws `CorpusError` where the disk is full or the folder cannot be written.
  public static func write(_ bytes: [UInt8], to url: URL) throws {
    do {
      let stored = url.pathExtension == "gz" ? try Deflater(.gzip).deflate(bytes) : bytes
      try Data(stored).write(to: url, options: .atomic)
    } catch {
      throw CorpusError(url.relativePath, "cannot be written: \(reason(of: error))")
    }
  }

  private static func contents(
    of url: URL, path: String, limits: CorpusLimits
  ) throws -> [UInt8] {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw CorpusError(path, "not a file that can be read whole")
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= limits.fileBytes else {
        throw CorpusError(path, "\(size) bytes on disk; at most \(limits.fileBytes) are read")
      }
      return [UInt8](try Data(contentsOf: url))
    } catch let error as CorpusError {
      throw error
    } catch {
      throw CorpusError(path, "cannot be read: \(reason(of: error))")
    }
  }

  /// What the system said, without Foundation's wrapping.
  static func reason(of error: any Error) -> String {
    let wrapped = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let wrapped, wrapped.domain == NSPOSIXErrorDomain {
      return unsafe String(cString: strerror(Int32(wrapped.code))).lowercased()
    }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left on device"
    default: return error.localizedDescription
    }
  }
}
