import Foundation
import PicklockCorpus

/// What a campaign has found and not yet reported, on disk: a campaign that is killed is resumed
/// by the next one with its findings and their counts.
struct BugJournal {
  private let file: URL
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
    file = workspace.state.appending(path: "findings.json")
  }

  /// The most bytes of a journal. Stops a file that something else put there.
  private static let limit = 64 << 20

  private struct Entry: Codable {
    var target: String
    var signature: String
    var kind: String?
    var detail: [String]
    var file: String
    var count: Int
  }

  /// What a killed campaign had found; nothing after one that ended in good order.
  ///
  /// Throws `CampaignError` for a damaged journal, naming the file that can be removed.
  func read() throws -> [Bug] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      let bytes = try BoundedReader.file(file, limit: Self.limit)
      return try JSONDecoder().decode([Entry].self, from: Data(bytes)).compactMap(finding)
    } catch {
      throw CampaignError(
        "\(file.path) is damaged; remove it (the crash files beside it in crashes/ are kept)")
    }
  }

  /// A file that was named and not yet moved when the campaign was killed is found again where it
  /// still lies.
  private func finding(_ entry: Entry) -> Bug? {
    let url = workspace.crashes(of: entry.target).appending(path: entry.file)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let report = CrashReport(signature: entry.signature, kind: entry.kind, detail: entry.detail)
    return Bug(target: entry.target, report: report, file: url, count: entry.count)
  }

  /// Replaces the journal. Throws `CorpusError` where the disk is full.
  func write(_ findings: [Bug]) throws {
    let entries = findings.map { finding in
      Entry(
        target: finding.target, signature: finding.report.signature, kind: finding.report.kind,
        detail: finding.report.detail, file: finding.file.lastPathComponent, count: finding.count)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try InputFile.write(Array(try encoder.encode(entries)), to: file)
  }

  /// The campaign ended in good order and hands its findings over.
  func close() throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
