public import Foundation

/// The committed inputs of one target: `Corpus/<Name>/*.gz`, readable with gunzip.
public struct Corpus: Hashable, Sendable {
  /// The folder of the files; it need not exist.
  public var folder: URL

  /// The corpus in a folder.
  public init(folder: URL) { self.folder = folder }

  /// Every input, sorted by name; none where the folder does not exist.
  ///
  /// Throws `CorpusError` where the folder cannot be listed or holds more files than the limit.
  public func files(limits: CorpusLimits = CorpusLimits()) throws -> [CorpusFile] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw CorpusError(folder.relativePath, "cannot be listed: \(SystemReason.words(for: error))")
    }
    guard names.count <= limits.files else {
      throw CorpusError(
        folder.relativePath, "\(names.count) files; a corpus has at most \(limits.files)")
    }
    return names.filter { $0.hasSuffix(".gz") }.sorted()
      .map { CorpusFile(folder.appending(path: $0)) }
  }

  /// Adds one input under a name, compressed. Throws `CorpusError`.
  @discardableResult
  public func add(_ bytes: [UInt8], named name: String) throws -> CorpusFile {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CorpusError(folder.relativePath, "cannot be made: \(SystemReason.words(for: error))")
    }
    let file = CorpusFile(folder.appending(path: name + ".gz"))
    try InputFile.write(bytes, to: file.url)
    return file
  }
}
