public import Foundation
public import PicklockCorpus

/// Where the package is, and where campaigns keep what they find.
public struct Workspace: Hashable, Sendable {
  /// The folder of `Package.swift`.
  public let root: URL
  /// What campaigns keep between runs: `.picklock`, unless the user names another.
  public let state: URL
  /// The folder of ordinary builds, below the root. Another one where the command is run by a
  /// program that holds SwiftPM's lock on `.build`.
  public let buildFolder: String

  /// The workspace of a package; `state` overrides where campaigns keep their files.
  public init(root: URL, state: URL? = nil, buildFolder: String = ".build") {
    self.buildFolder = buildFolder
    self.root = root
    self.state = state ?? root.appending(path: ".picklock")
  }

  /// The same package with a state of its own in a folder of this one's.
  func withState(in name: String) -> Workspace {
    Workspace(root: root, state: state.appending(path: name), buildFolder: buildFolder)
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

  /// Makes a folder and its parents. Throws `CampaignError`.
  func make(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CampaignError("\(folder.path) cannot be made: \(SystemReason.words(for: error))")
    }
  }

  /// Free disk below this ends a campaign in good order: a full disk truncates crash files.
  static let leastFreeBytes = 64 << 20
  /// Free places for files below this do the same: libFuzzer drops what it cannot name.
  static let leastFreeFiles = 1_000

  /// Throws `CampaignError` where the disk that keeps the state is full, or nearly.
  func requireSpace() throws {
    try make(state)
    let values = try FileManager.default.attributesOfFileSystem(forPath: state.path)
    func number(_ key: FileAttributeKey) -> Int? { (values[key] as? NSNumber)?.intValue }
    if let free = number(.systemFreeSize), free < Self.leastFreeBytes {
      throw CampaignError(
        "\(state.path) has \(free >> 20) MiB left and a campaign needs "
          + "\(Self.leastFreeBytes >> 20): free some space; everything found so far is kept")
    }
    if let files = number(.systemNodes), let free = number(.systemFreeNodes),
      files > 0, free < Self.leastFreeFiles
    {
      throw CampaignError(
        "\(state.path) has room for \(free) files and a campaign needs \(Self.leastFreeFiles): "
          + "remove some; everything found so far is kept")
    }
  }
}
