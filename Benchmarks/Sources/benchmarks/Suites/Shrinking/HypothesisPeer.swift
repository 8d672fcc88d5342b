import Foundation

/// Runs our ports of challenges under Hypothesis, where this machine has it.
enum HypothesisPeer {
  /// Hypothesis takes about a second for each seed, so it runs fewer of them.
  private static let mostSeeds = 20
  private static let absent: Int32 = 3

  /// Runs the shrinking challenge.
  static func run(_ options: Options, seeds: Int) {
    figures(
      "hypothesis_challenges.py", suite: "shrinking", cases: options.cases,
      seeds: min(seeds, mostSeeds)
    ).forEach(options.emit)
  }

  /// What a script of the folder `Peers` measures; nothing where it cannot run, and a word why.
  static func figures(
    _ script: String, suite: String, cases: [String], seeds: Int
  ) -> [Measurement] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Peers/\(script)").standardizedFileURL.path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let words = ["python3", path, "--seeds", "\(seeds)"]
    process.arguments = words + cases.flatMap { ["--case", $0] }
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return skip("\(error)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return skip(process.terminationStatus == absent ? "not installed" : "it failed")
    }
    return text.split(separator: "\n").compactMap { line in
      guard let values = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let caseName = values["case"] as? String, let metric = values["metric"] as? String,
        let value = values["value"] as? Double, let unit = values["unit"] as? String
      else { return nil }
      return Measurement(
        suite: suite, caseName: caseName, subject: "hypothesis", metric: metric, value: value,
        unit: unit)
    }
  }

  private static func skip(_ reason: String) -> [Measurement] {
    FileHandle.standardError.write(Data("benchmarks: hypothesis skipped: \(reason)\n".utf8))
    return []
  }
}
