public import Foundation

/// One committed input: a seed, or a crash that was found and has a name since.
public struct CorpusFile: Hashable, Sendable, CustomStringConvertible {
  /// Why the file is kept.
  public enum Kind: String, Hashable, Sendable {
    /// Leads the fuzzer to a place worth mutating from.
    case seed
    /// Once made a property fail; its name says what it showed.
    case crash
  }

  /// Where the file lies.
  public var url: URL

  /// A file of a corpus.
  public init(_ url: URL) { self.url = url }

  /// The file's name without `.gz`.
  public var name: String {
    url.pathExtension == "gz"
      ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
  }

  /// Files named `crash-…` are crashes; all others are seeds.
  public var kind: Kind { name.hasPrefix("crash-") ? .crash : .seed }

  /// The input itself. Throws `CorpusError`.
  public func bytes(limits: CorpusLimits = CorpusLimits()) throws -> [UInt8] {
    try InputFile.read(url, limits: limits)
  }

  public var description: String { name }
}
