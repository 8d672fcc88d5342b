import CorpusStore
import Foundation

/// Takes away what libFuzzer dropped, names it after what it shows, and keeps one list of bugs.
struct CrashStore {
  /// Inputs kept of one bug. Stops a bug that is met every second from filling the disk overnight.
  static let filesPerBug = 100

  private let workspace: Workspace
  private(set) var findings: [Finding] = []

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Files every artifact of the target, and removes the inputs from what the fuzzer reads next, so
  /// that it does not die of them again.
  ///
  /// Returns the findings that are new to this campaign.
  mutating func collect(target: String, log: String) throws -> [Finding] {
    var fresh: [Finding] = []
    for artifact in try artifacts(of: target) {
      let bytes = try InputFile.read(artifact)
      let isOfThisLog = log.contains(artifact.lastPathComponent)
      let report = CrashReport(
        log: isOfThisLog ? log : "", packageRoot: workspace.root.path)
      let index = findings.firstIndex {
        $0.target == target && $0.report.signature == report.signature
      }
      if let index { findings[index].count += 1 }
      if index.map({ findings[$0].count <= Self.filesPerBug }) ?? true {
        let file = try keep(bytes, of: target, report: report, log: isOfThisLog ? log : "")
        if index == nil {
          fresh.append(Finding(target: target, report: report, file: file))
        }
      }
      try forget(bytes, of: target)
      try FileManager.default.removeItem(at: artifact)
      findings += fresh.filter { !findings.contains($0) }
    }
    return fresh
  }

  private func artifacts(of target: String) throws -> [URL] {
    let folder = workspace.artifacts(of: target)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { name in Self.fatal.contains { name.hasPrefix($0) } }
      .map { folder.appending(path: $0) }
  }

  /// What libFuzzer calls the inputs that ended it; slow units are kept but end nothing.
  private static let fatal = ["crash-", "oom-", "timeout-", "leak-"]

  private func keep(
    _ bytes: [UInt8], of target: String, report: CrashReport, log: String
  ) throws -> URL {
    let folder = workspace.crashes(of: target)
    try workspace.make(folder)
    let file = folder.appending(path: "\(report.slug)-\(Self.fingerprint(bytes))")
    try InputFile.write(bytes, to: file)
    let excerpt = log.split(separator: "\n").suffix(80).joined(separator: "\n")
    if !excerpt.isEmpty {
      try InputFile.write(Array(excerpt.utf8), to: file.appendingPathExtension("txt"))
    }
    return file
  }

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

  /// Eight hexadecimal digits of FNV-1a: tells the files of one bug apart.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
