import Foundation
import PicklockCorpus
import PicklockSystem
import PropertyFuzzing

/// Measures how fast targets run and how soon the canary's planted bugs are found.
public struct ThroughputMeter {
  private let workspace: Workspace
  private let toolchain: Toolchain
  private let builder: Builder
  /// A campaign beside it would share the processors, and the rates would be its.
  private let lock: StateLock

  /// A meter with a state of its own. Throws `CampaignError` where there is no toolchain.
  public init(_ workspace: Workspace) throws {
    self.workspace = workspace.withState(in: "measure")
    toolchain = try Toolchain()
    lock = try StateLock(workspace)
    builder = try Builder(self.workspace)
  }

  /// Executions per second of a target from an empty corpus.
  ///
  /// - Parameter isIdle: the harness passes every input over: the ceiling of this machine.
  public func rate(
    of target: CampaignTarget, _ flavour: Builder.Flavour, seconds: Int, seed: UInt32,
    isIdle: Bool = false
  ) throws -> Double {
    let binary = try builder.build(target.name, flavour)
    try forget()
    var order = FuzzSession.Order(seconds: seconds, seed: seed)
    if isIdle { order.environment[HarnessEnvironment.selfTest] = "idle" }
    var session = try FuzzSession(
      target, binary: binary, order: order, workspace: workspace, toolchain: toolchain)
    guard session.child.wait().isSuccess, !Interruption.isRequested else {
      throw CampaignError("\(target.name) found something or was stopped: nothing to measure")
    }
    let elapsed = (ContinuousClock.now - session.child.started) / .seconds(1)
    try session.poll()
    return Double(session.executions) / elapsed
  }

  /// Seconds and executions until all of the canary's planted bugs were found, from nothing.
  public func canary(seed: UInt32, limit: Int) throws -> (seconds: Double, executions: Int) {
    try forget()
    let bugs = CanaryBugs.minima.count
    var plan = CampaignPlan(
      targets: [.canary], secondsEach: limit, slice: limit, jobs: 1, seed: seed)
    plan.readsCorpus = false
    plan.findingsWanted = bugs
    var campaign = try Campaign(plan, in: workspace) { _ in }
    let summary = try campaign.run()
    if summary.wasInterrupted { throw CampaignError("interrupted") }
    guard summary.findings.count >= bugs, let status = summary.targets.first else {
      throw CampaignError("seed \(seed): \(summary.findings.count) of \(bugs) bugs in \(limit) s")
    }
    return (status.seconds, status.executions)
  }

  private func forget() throws {
    for name in ["corpus", "seeds", "artifacts", "crashes", "findings.json"] {
      let folder = workspace.state.appending(path: name)
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
    }
  }
}
