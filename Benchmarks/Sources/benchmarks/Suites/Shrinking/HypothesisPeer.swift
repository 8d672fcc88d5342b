import Foundation

/// Runs our port of the challenges under Hypothesis, where this machine has it.
enum HypothesisPeer {
  /// Hypothesis takes about a second for each seed, so it runs fewer of them.
  private static let mostSeeds = 20
  private static let absent: Int32 = 3

  static func run(_ options: Options, seeds: Int) {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Peers/hypothesis_challenges.py").standardizedFileURL.path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let words = ["python3", script, "--seeds", "\(min(seeds, mostSeeds))"]
    process.arguments = words + options.cases.flatMap { ["--case", $0] }
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return skip("\(error)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return skip(process.terminationStatus == absent ? "not installed" : "it failed")
    }
    for line in text.split(separator: "\n") {
      guard let values = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let caseName = values["case"] as? String, let metric = values["metric"] as? String,
        let value = values["value"] as? Double, let unit = values["unit"] as? String
      else { continue }
      options.emit(
        Measurement(
          suite: "shrinking", caseName: caseName, subject: "hypothesis", metric: metric,
          value: value, unit: unit))
    }
  }

  private static func skip(_ reason: String) {
    FileHandle.standardError.write(Data("benchmarks: hypothesis skipped: \(reason)\n".utf8))
  }
}
