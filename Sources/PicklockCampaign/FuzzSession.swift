import Foundation
import PropertyFuzzing

/// One child of libFuzzer, from its start to its end.
struct FuzzSession {
  /// What one child is asked to do.
  struct Order: Sendable {
    var seconds: Int
    var seed: UInt32
    /// Kinds of failure that are known already: the harness steps over them.
    var knownKinds: [String] = []
    var environment: [String: String] = [:]
  }

  let order: Order
  let child: ChildProcess
  private var tail: LogTail
  private(set) var progress = FuzzLog()
  private let heartbeat: URL
  private(set) var executions = 0

  init(
    _ target: CampaignTarget, binary: URL, order: Order, workspace: Workspace,
    toolchain: Toolchain
  ) throws {
    self.order = order
    let folders = [
      workspace.workingCorpus(of: target.name), workspace.seeds(of: target.name),
      workspace.artifacts(of: target.name), workspace.state.appending(path: "logs"),
    ]
    for folder in folders { try workspace.make(folder) }
    heartbeat = workspace.log(of: target.name).deletingPathExtension()
      .appendingPathExtension("heartbeat")
    // What an earlier child left would count twice.
    if FileManager.default.fileExists(atPath: heartbeat.path) {
      try FileManager.default.removeItem(at: heartbeat)
    }
    var environment = [
      HarnessEnvironment.heartbeat: heartbeat.path,
      HarnessEnvironment.known: order.knownKinds.joined(separator: "\n"),
      HarnessEnvironment.supervisor: "\(ProcessInfo.processInfo.processIdentifier)",
    ]
    if let symbolizer = toolchain.symbolizer {
      environment["ASAN_SYMBOLIZER_PATH"] = symbolizer.path
      environment["LLVM_SYMBOLIZER_PATH"] = symbolizer.path
    }
    let log = workspace.log(of: target.name)
    let flags =
      Self.flags + target.options + [
        "-max_total_time=\(order.seconds)", "-seed=\(order.seed)",
        "-artifact_prefix=\(workspace.artifacts(of: target.name).path)/",
      ]
    child = try ChildProcess(
      binary, flags + folders.prefix(2).map(\.path),
      environment: environment.merging(order.environment) { $1 },
      folder: workspace.root, log: log)
    tail = LogTail(log)
  }

  /// OSS-Fuzz's own memory and time limits; statistics at the end; lengths grow step by step.
  private static let flags = [
    "-rss_limit_mb=2560", "-timeout=25", "-print_final_stats=1", "-len_control=100",
    "-detect_leaks=0", "-reload=0",
  ]

  /// Reads what the child has said since the last call.
  mutating func poll() throws {
    var progress = self.progress
    try tail.lines { progress.take($0) }
    self.progress = progress
    let beat = FileManager.default.contents(atPath: heartbeat.path) ?? Data()
    let beaten = Int(String(decoding: beat, as: UTF8.self).prefix { $0.isNumber }) ?? 0
    executions = max(executions, progress.executions, beaten)
  }
}
