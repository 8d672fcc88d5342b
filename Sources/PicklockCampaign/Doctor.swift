import Foundation
import PicklockCorpus
import PropertyFuzzing

/// Proves that this machine can fuzz: that the binaries count edges and carry AddressSanitizer,
/// that a trap leaves a crash file, that planted bugs are found and shrink to their exact minimum.
public struct Doctor {
  /// Fewer edges than this and the coverage flag reached only part of the program.
  static let leastEdges = 1_000
  /// Seconds for the canary's bugs; they are found in a few.
  static let canarySeconds = 90

  private let workspace: Workspace
  /// A state of its own, so that the canary's crashes stay out of the user's.
  private let doctorWorkspace: Workspace
  private let toolchain: Toolchain
  private let tell: (CampaignEvent) -> Void

  /// A doctor for a workspace. Throws `CampaignError` where there is no toolchain.
  public init(_ workspace: Workspace, tell: @escaping (CampaignEvent) -> Void) throws {
    self.workspace = workspace
    self.tell = tell
    doctorWorkspace = workspace.withState(in: "doctor")
    toolchain = try Toolchain()
  }

  /// Examines the binaries of `targets` and the canary; each check is told as it is done.
  ///
  /// Throws `CampaignError` with the reason at the first check that fails: fuzzing would be blind.
  public func examine(
    _ targets: [CampaignTarget], report: (DoctorCheck) -> Void
  ) throws {
    let canary = CampaignTarget.canary
    try workspace.requireSpace()
    let lock = try StateLock(workspace)
    defer { withExtendedLifetime(lock) {} }
    if FileManager.default.fileExists(atPath: doctorWorkspace.state.path) {
      try FileManager.default.removeItem(at: doctorWorkspace.state)
    }
    report(try version())
    let builder = try Builder(doctorWorkspace)
    for target in [canary] + targets.filter({ $0 != canary }) {
      tell(.building(target.name))
      let binary = try builder.build(target.name, .fuzz)
      report(try edges(target, binary))
      report(try dies(target, binary, of: .memory))
      report(try dies(target, binary, of: .trap))
    }
    for check in try hunt(canary) { report(check) }
  }

  private func version() throws -> DoctorCheck {
    let child = try ChildProcess(
      toolchain.swift, ["--version"], folder: doctorWorkspace.root, log: try log("version"))
    try Self.wait(for: child)
    let line = try child.output().split(separator: "\n").first { $0.contains("Swift version") }
    return DoctorCheck("toolchain", detail: line.map(String.init) ?? "of unknown version")
  }

  private static func wait(for child: ChildProcess) throws {
    _ = child.wait(limit: .seconds(60))
    if Interruption.isRequested { throw CampaignError("interrupted") }
  }

  private func log(_ name: String) throws -> URL {
    try doctorWorkspace.make(doctorWorkspace.state.appending(path: "logs"))
    return doctorWorkspace.log(of: name)
  }

  /// The binary counts edges.
  private func edges(_ target: CampaignTarget, _ binary: URL) throws -> DoctorCheck {
    let child = try ChildProcess(
      binary, ["-runs=0"], folder: doctorWorkspace.root, log: try log("\(target.name)-edges"))
    try Self.wait(for: child)
    let log = try child.output()
    let edges = Self.edges(inLog: log)
    guard edges >= Self.leastEdges else {
      throw CampaignError(
        "\(target.name) counts \(edges) edges, so it would fuzz blind: the build lost "
          + "-sanitize=fuzzer; remove .build/fuzz and try again")
    }
    return DoctorCheck("coverage", target: target.name, detail: "\(edges) edges counted")
  }

  /// The number of edges that libFuzzer says it loaded.
  static func edges(inLog log: String) -> Int {
    var progress = FuzzLog()
    for line in log.split(separator: "\n") { progress.take(line) }
    return progress.counters
  }

  /// What the harness can be told to do instead of running the property.
  private enum PlantedFault: String { case memory, trap }

  /// The binary dies of a planted fault and leaves a crash file.
  private func dies(
    _ target: CampaignTarget, _ binary: URL, of fault: PlantedFault
  ) throws -> DoctorCheck {
    let artifacts = doctorWorkspace.artifacts(of: "\(target.name)-\(fault.rawValue)")
    try doctorWorkspace.make(artifacts)
    let child = try ChildProcess(
      binary, ["-runs=1", "-artifact_prefix=\(artifacts.path)/"],
      environment: [HarnessEnvironment.selfTest: fault.rawValue], folder: doctorWorkspace.root,
      log: try log("\(target.name)-\(fault.rawValue)"))
    try Self.wait(for: child)
    let log = try child.output()
    if fault == .memory, !log.contains("ERROR: AddressSanitizer: heap-buffer-overflow") {
      throw CampaignError(
        "\(target.name) reads past a buffer unnoticed: the build lost AddressSanitizer; "
          + "remove .build/fuzz and try again")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: artifacts.path)
    guard files.contains(where: { $0.hasPrefix("crash-") }) else {
      throw CampaignError(
        "\(target.name) died of a planted \(fault.rawValue) fault and left no crash file "
          + "(\(artifacts.path)): is SWIFT_BACKTRACE forced on, or the disk full?")
    }
    return fault == .memory
      ? DoctorCheck("sanitizer", target: target.name, detail: "a read past a buffer is caught")
      : DoctorCheck("crash file", target: target.name, detail: "a trap leaves its input")
  }

  /// The canary's bugs are found, and shrink to the inputs that are committed.
  private func hunt(_ canary: CampaignTarget) throws -> [DoctorCheck] {
    let expected = CanaryBugs.minima
    var plan = CampaignPlan(
      targets: [canary], secondsEach: Self.canarySeconds, slice: Self.canarySeconds, jobs: 1,
      seed: 1)
    plan.readsCorpus = false
    plan.findingsWanted = expected.count
    // The planted bugs are not news.
    var campaign = try Campaign(plan, in: doctorWorkspace) { event in
      if case .found = event { return }
      tell(event)
    }
    let summary = try campaign.run()
    if let error = summary.error { throw error }
    if summary.wasInterrupted { throw CampaignError("interrupted") }
    guard summary.findings.count >= expected.count else {
      throw CampaignError(
        "only \(summary.findings.count) of the canary's \(expected.count) planted bugs were found "
          + "in \(Self.canarySeconds) s: fuzzing on this machine does not find what it should")
    }
    let executions = summary.targets.first?.executions ?? 0
    var checks = [
      DoctorCheck(
        "planted bugs", target: canary.name,
        detail: "\(expected.count) found after \(executions) runs")
    ]
    let replayer = try Replayer(canary.name, in: doctorWorkspace)
    for finding in summary.findings {
      guard let shrunk = try replayer.shrink(finding.file) else {
        throw CampaignError("\(finding.file.path) was found and does not fail when it is replayed")
      }
      guard expected.contains(shrunk.bytes) else {
        throw CampaignError(
          "\(finding.file.path) shrinks to \(shrunk.value), which is not the minimum")
      }
      checks.append(
        DoctorCheck("shrinking", target: canary.name, detail: "to \(shrunk.value)"))
    }
    return checks
  }
}
