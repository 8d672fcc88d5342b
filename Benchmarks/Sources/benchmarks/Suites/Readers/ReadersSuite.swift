import Foundation
import PicklockArchiveProperties

extension Suite {
  /// What each reader of keyed archives gets right of the archive suite.
  static let readers = Suite(
    name: "readers", summary: "what readers of keyed archives get right of the archive suite"
  ) { options in
    if ReaderChild.run() { return }
    try ReadersSuite(options: options).run()
  }
}

/// The suite of archives; the benchmark of that name is another.
typealias Verdicts = PicklockArchiveProperties.ArchiveSuite

/// Each reader in a process of its own, judged by `Peers/readers/judge.py`, which knows the
/// verdicts only.
struct ReadersSuite {
  /// A reader, and how it is started; the first command that can be is taken.
  struct Reader {
    let name: String
    let commands: [[String]]
  }

  var options: Options

  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Peers/readers").standardizedFileURL

  private static var readers: [Reader] {
    let script = scripts.appending(path: "archive_readers.py").path
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    return ReaderChild.Kind.allCases.map {
      Reader(
        name: $0.rawValue,
        commands: [["/usr/bin/env", "\(ReaderChild.variable)=\($0.rawValue)", own, "readers"]])
    }
      + [
        "plistlib", "libplist", "biplist", "ccl_bplist", "bpylist2", "nska_deserialize",
        "nskeyedunarchiver",
      ].map { name in
        // A distribution's packages are those of its own Python.
        Reader(
          name: name,
          commands: ["python3", "/usr/bin/python3"].map { ["/usr/bin/env", $0, script, name] })
      }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "picklock-readers-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    let entries = try Verdicts.entries()
    for entry in entries {
      try Data(entry.bytes).write(to: folder.appending(path: entry.name + ".plist"))
    }
    try Data(entries.map { $0.json + "\n" }.joined().utf8).write(
      to: folder.appending(path: "verdicts.jsonl"))
    for reader in Self.readers where options.includes(subject: reader.name) {
      guard let command = try reader.commands.first(where: Self.canStart) else {
        FileHandle.standardError.write(
          Data("benchmarks: \(reader.name) skipped: not installed\n".utf8))
        continue
      }
      judge(reader.name, command, folder)
    }
  }

  /// A script whose package is absent ends at once with status 3.
  private static func canStart(_ command: [String]) throws -> Bool {
    guard command.contains(where: { $0.hasSuffix(".py") }) else { return true }
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst()) + ["--version"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func judge(_ name: String, _ command: [String], _ folder: URL) {
    let peer = PythonPeer(name: name, script: "readers/judge.py")
    peer.run([folder.path, name] + command) { line in
      if let metric = line["metric"] as? String, let value = line["value"] as? Int {
        options.emit(
          Measurement(
            suite: "readers", caseName: "archive_suite", subject: name, metric: metric,
            value: Double(value), unit: "files"))
      } else if let file = line["file"] as? String, let what = line["is"] as? String {
        let why = line["why"] as? String ?? ""
        FileHandle.standardError.write(Data("\(name) \(what) \(file) \(why)\n".utf8))
      }
    }
  }
}
