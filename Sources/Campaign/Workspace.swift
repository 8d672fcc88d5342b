public import CorpusStore
public import Foundation

/// Where the package stands and where campaigns keep what they find.
public struct Workspace: Hashable, Sendable {
  /// The folder of `Package.swift`.
  public let root: URL
  /// What campaigns keep between runs: `.picklock`, unless the user names another.
  public let state: URL

  /// The workspace of a package; `state` overrides where campaigns keep their files.
  public init(root: URL, state: URL? = nil) {
    self.root = root
    self.state = state ?? root.appending(path: ".picklock")
  }

  /// Committed seeds and named crash files of a target.
  public func corpus(of target: String) -> Corpus {
    Corpus(folder: root.appending(path: "Corpus/\(target)"))
  }

  /// The corpus that libFuzzer grows, kept between runs.
  func workingCorpus(of target: String) -> URL { state.appending(path: "corpus/\(target)") }

  /// The committed corpus, inflated for libFuzzer to read.
  func seeds(of target: String) -> URL { state.appending(path: "seeds/\(target)") }

  /// Where libFuzzer drops what killed it, until triage takes it away.
  func artifacts(of target: String) -> URL { state.appending(path: "artifacts/\(target)") }

  /// Crash files after triage, named by what they show.
  public func crashes(of target: String) -> URL { state.appending(path: "crashes/\(target)") }

  /// What the latest child of a target printed.
  func log(of name: String) -> URL { state.appending(path: "logs/\(name).log") }

  /// Makes a folder and its parents. Throws `Refusal`.
  func make(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Refusal("\(folder.path) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Free bytes where state is kept; nil where the system does not say.
  func freeBytes() throws -> Int? {
    let values = try FileManager.default.attributesOfFileSystem(forPath: state.path)
    return (values[.systemFreeSize] as? NSNumber)?.intValue
  }
}
