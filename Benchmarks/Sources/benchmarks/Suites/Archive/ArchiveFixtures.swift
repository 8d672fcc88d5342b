import Foundation
import KeyedArchive

/// The worst that any damaged file of other projects costs, where the folder is there.
struct ArchiveFixtures {
  /// Milliseconds that one reading may take, and MiB.
  static let wanted = (milliseconds: 100.0, mebibytes: 64.0)

  var options: Options

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../../../shared/fixtures"
    ).standardizedFileURL
  }

  /// Every way there is to read a file; what it gives is of no matter here.
  static func read(_ bytes: [UInt8]) {
    _ = Result { try PropertyListValue.read(bytes) }
    _ = Result { try Memo.decode(bytes) }
    guard let graph = try? ArchiveGraph(bytes, policy: .inspection) else { return }
    _ = Result { try graph.document().tree() }
    var visitor = ArchiveVisitor(inspecting: graph)
    for id in 1..<max(1, UInt32(graph.objectCount)) { _ = Result { try visitor.value(of: id) } }
  }

  func run() throws {
    for name in ["crafted", "refused"] where options.includes("fixtures_\(name)") {
      let paths = try? FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: name).path)
      guard let paths else {
        FileHandle.standardError.write(
          Data("benchmarks: no folder shared/fixtures/\(name), which is skipped\n".utf8))
        continue
      }
      var slowest = (file: "", value: 0.0)
      var largest = (file: "", value: 0.0)
      for path in paths.sorted() where !path.hasSuffix(".tsv") {
        let file = Self.folder.appending(path: "\(name)/\(path)")
        let bytes = [UInt8](try Data(contentsOf: file))
        let time = (0..<3).map { _ in ContinuousClock().measure { Self.read(bytes) } }.min()
        let milliseconds = (time ?? .zero) / .milliseconds(1)
        if milliseconds > slowest.value { slowest = (path, milliseconds) }
        let peak = try ArchivePeak.measure(ArchivePeak.fixture, bytes) ?? 0
        if peak > largest.value { largest = (path, peak) }
      }
      emit(name, "worst_ms", slowest, "ms", wanted: Self.wanted.milliseconds)
      emit(name, "worst_peak_mib", largest, "MiB", wanted: Self.wanted.mebibytes)
    }
  }

  private func emit(
    _ name: String, _ metric: String, _ worst: (file: String, value: Double), _ unit: String,
    wanted: Double
  ) {
    options.emit(
      Measurement(
        suite: "archive", caseName: "fixtures_\(name)", subject: "picklock", metric: metric,
        value: worst.value, unit: unit))
    guard worst.value > wanted else { return }
    FileHandle.standardError.write(
      Data("benchmarks: \(worst.file) takes \(worst.value) \(unit), wanted \(wanted)\n".utf8))
  }
}
