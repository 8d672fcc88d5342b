import Foundation
import PicklockCorpus
import PicklockSystem

/// Takes away what libFuzzer dropped, names it after what it shows, and keeps one list of bugs.
struct CrashStore {
  /// Inputs kept of one bug. Stops a bug that is met every second from filling the disk overnight.
  static let filesPerBug = 100

  private let workspace: Workspace
  private let journal: BugJournal
  private(set) var findings: [Bug]
  /// Why something beside an input could not be written; the first time.
  private(set) var trouble: String?

  /// A store that continues from what a killed campaign had found. Throws `CampaignError`.
  init(_ workspace: Workspace) throws {
    self.workspace = workspace
    journal = BugJournal(workspace)
    findings = try journal.read()
  }

  /// How often the target's bugs were met.
  func count(of target: String) -> Int {
    findings.reduce(0) { $0 + ($1.target == target ? $1.count : 0) }
  }

  /// Files every artifact of the target, and removes the inputs from what the fuzzer reads next, so
  /// that it does not die of them again.
  ///
  /// Returns the findings that are new to this campaign.
  mutating func collect(target: String, log: String) throws -> [Bug] {
    var fresh: [CrashReport] = []
    for artifact in try artifacts(of: target) {
      let name = artifact.lastPathComponent
      let bytes = try InputFile.read(artifact)
      let isOfThisLog = log.contains(name)
      let report =
        isOfThisLog
        ? CrashReport(log: log, packageRoot: workspace.root.path)
        : CrashReport(unexplained: name)
      let file = workspace.crashes(of: target).appending(
        path: "\(report.slug)-\(Self.fingerprint(bytes))")
      let index = index(of: report, in: target, file: file)
      if findings[index].count == 0 { fresh.append(report) }
      findings[index].count += 1
      note(Self.failure { try journal.write(findings) })
      if findings[index].count > Self.filesPerBug {
        try FileManager.default.removeItem(at: artifact)
      } else if !keep(artifact, as: file, log: isOfThisLog ? log : ""), findings[index].count == 1 {
        findings[index].file = artifact
      }
      try forget(bytes, of: target)
    }
    return findings.filter { fresh.contains($0.report) && $0.target == target }
  }

  /// The place of the bug in the list, where it is put when it is new.
  private mutating func index(of report: CrashReport, in target: String, file: URL) -> Int {
    let known = findings.firstIndex {
      $0.target == target && $0.report.signature == report.signature
    }
    if let known { return known }
    findings.append(Bug(target: target, report: report, file: file, count: 0))
    return findings.count - 1
  }

  /// Why a write failed. A full disk may refuse it while the input itself is safe: the campaign
  /// hears of it and ends.
  private static func failure(_ write: () throws -> Void) -> String? {
    do { try write() } catch { return "\(error)" }
    return nil
  }

  private mutating func note(_ failure: String?) { trouble = trouble ?? failure }

  /// Everything found has been handed over: the next campaign begins with nothing.
  func close() throws { try journal.close() }

  private func artifacts(of target: String) throws -> [URL] {
    let folder = workspace.artifacts(of: target)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { name in Self.fatal.contains { name.hasPrefix($0) } }
      .map { folder.appending(path: $0) }
  }

  /// What libFuzzer calls the inputs that ended it; slow units are kept but end nothing.
  private static let fatal = ["crash-", "oom-", "timeout-", "leak-"]

  /// Moves an input to where it is kept, which takes no space, and puts the end of the log beside
  /// it. False where it could not be moved and lies where libFuzzer dropped it.
  private mutating func keep(_ artifact: URL, as file: URL, log: String) -> Bool {
    let failure = Self.failure {
      try workspace.make(file.deletingLastPathComponent())
      // Safety: both paths end with a zero and are read during the call.
      guard unsafe rename(artifact.path, file.path) == 0 else {
        throw CorpusError(file.relativePath, "cannot be kept: \(SystemError.last)")
      }
    }
    note(failure)
    guard failure == nil, !log.isEmpty else { return failure == nil }
    let lines = log.split(separator: "\n").suffix(Self.logLines)
    let excerpt = lines.map { $0.prefix(Self.lineLength) }.joined(separator: "\n") + "\n"
    note(
      Self.failure {
        try InputFile.write(Array(excerpt.utf8), to: file.appendingPathExtension("txt"))
      })
    return true
  }

  /// Lines of the log kept beside an input, and the characters of one. Stops a target that prints
  /// without end from filling the disk through its crash files.
  private static let logLines = 80
  private static let lineLength = 2_000
  private func forget(_ bytes: [UInt8], of target: String) throws {
    for folder in [workspace.workingCorpus(of: target), workspace.seeds(of: target)] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let file = folder.appending(path: name)
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
        if size?.intValue == bytes.count, try [UInt8](Data(contentsOf: file)) == bytes {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
  }

  /// Eight hexadecimal digits of FNV-1a: tells the files of one bug apart. It has 32 bits, not 64,
  /// as crash files are named by it: those of earlier campaigns would be filed a second time.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
