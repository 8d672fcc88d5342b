import Foundation
import KeyedArchive
import PicklockCompression
import PicklockCorpus

/// The bytes of an archive file, inflated when they are compressed.
struct ArchiveInput {
  let bytes: [UInt8]
  /// The wrapping that was taken off; nil where there was none.
  let wrapping: CompressionFormat?

  /// Reads a file, or standard input for `-`.
  ///
  /// Throws `CorpusError` for a file that cannot be read, `CompressionError` for damaged wrapping.
  init(_ path: String, limits: ArchiveLimits) throws {
    let stored =
      path == "-"
      ? try BoundedReader.stream(path, limit: limits.inputBytes)
      : try InputFile.stored(
        URL(filePath: path),
        limits: CorpusLimits(fileBytes: limits.inputBytes, inputBytes: limits.inputBytes))
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

  /// The same, and the archives inside its data that were asked for.
  ///
  /// Throws as above, and `ArchiveError` where there is no data at a path.
  init(_ path: String, _ options: ArchiveOptions) throws {
    var input = try ArchiveInput(path, limits: options.limits)
    for place in options.inside {
      let outline = try ArchiveOutline.read(input.bytes, limits: options.limits).outline
      input = ArchiveInput(
        bytes: try Self.data(outline, place, "--inside opens data"), wrapping: input.wrapping)
    }
    self = input
  }

  private init(bytes: [UInt8], wrapping: CompressionFormat?) {
    self.bytes = bytes
    self.wrapping = wrapping
  }

  /// The data at a path.
  static func data(
    _ outline: ArchiveOutline, _ path: String, _ purpose: String
  ) throws(ArchiveError) -> [UInt8] {
    let item = outline.item(at: try outline.value(at: path))
    guard case .value(.data(let bytes)) = item.kind else {
      throw ArchiveError(
        .wrongType, detail: .reason("\(purpose), and \(path) is \(item)"))
    }
    return bytes
  }

  /// Whether this may be a property list, by its first bytes.
  var mayBePropertyList: Bool { Self.isPropertyList(bytes) }

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
