import Foundation
import PicklockArchiveProperties
import PicklockCommandLine
import PropertyFuzzing

/// Writes the suite of honest and malformed archives into a folder.
enum ArchiveSuiteFolder {
  /// Writes every file, and `verdicts.jsonl`; throws for a folder that has something in it.
  static func write(_ path: String, _ output: Output) throws -> Int32 {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard present.isEmpty else {
      throw CommandError("the folder \(path) is not empty; give an empty or a new one")
    }
    let entries = try ArchiveSuite.entries()
    for entry in entries {
      try Data(entry.bytes).write(to: folder.appending(path: entry.name + ".plist"))
    }
    let lines = entries.map { $0.json + "\n" }.joined()
    try Data(lines.utf8).write(to: folder.appending(path: "verdicts.jsonl"))
    var counts = (read: 0, refuse: 0, either: 0)
    for entry in entries {
      switch entry.verdict {
      case .read: counts.read += 1
      case .refuse: counts.refuse += 1
      case .either: counts.either += 1
      }
    }
    output.note(
      "\(entries.count) files in \(path): \(counts.read) must be read, \(counts.refuse) refused, "
        + "\(counts.either) may be either")
    return 0
  }
}
