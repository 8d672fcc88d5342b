import Foundation
import PicklockCorpus
import PicklockSystem

/// Fuzzes several targets for a time: starts children, restarts them after a crash, triages what
/// they leave, and loses nothing however it ends.
public struct Campaign {
  private let workspace: Workspace
  private let plan: CampaignPlan
  private let toolchain: Toolchain
  private let tell: (CampaignEvent) -> Void
  private let lock: StateLock
  private var crashes: CrashStore
  private var targetRuns: [TargetRun] = []

  /// A campaign that has not begun.
  ///
  /// Throws `CampaignError` where there is no toolchain or no space, or a campaign runs in the same
  /// folder.
  public init(
    _ plan: CampaignPlan, in workspace: Workspace, tell: @escaping (CampaignEvent) -> Void
  ) throws {
    self.workspace = workspace
    self.plan = plan
    self.tell = tell
    toolchain = try Toolchain()
    try workspace.requireSpace()
    lock = try StateLock(workspace)
    crashes = try CrashStore(workspace)
  }

  /// Builds, fuzzes and returns what was found.
  ///
  /// Throws `CampaignError` for what makes it pointless to begin, `CorpusError` for a damaged seed.
  public mutating func run() throws -> CampaignSummary {
    var stop: CampaignError?
    let builder = try Builder(workspace)
    if !crashes.findings.isEmpty {
      tell(.note("the last campaign stopped before it reported; resuming it"))
    }
    for target in plan.targets {
      tell(.building(target.name))
      let binary = try builder.build(target.name, .fuzz)
      try inflateSeeds(of: target.name)
      let known = crashes.findings.filter { $0.target == target.name }
      targetRuns.append(TargetRun(target, binary: binary, seconds: plan.secondsEach, known: known))
      try collectLeftovers(of: target.name)
    }
    do {
      try fuzz()
    } catch {
      end()
      // What was found so far is worth more than the reason why no more was.
      stop = error as? CampaignError ?? CampaignError("\(error)")
      settleAll()
    }
    if stop == nil { stop = targetRuns.compactMap(\.complaint).first }
    return CampaignSummary(
      targets: targetRuns.map(\.status), findings: crashes.findings, error: stop,
      wasInterrupted: Interruption.isRequested)
  }

  /// The findings have been reported: the next campaign begins without them.
  public func close() throws { try crashes.close() }

  private mutating func fuzz() throws {
    var lastDiskCheck = ContinuousClock.now
    while true {
      for index in targetRuns.indices where try targetRuns[index].poll() { try settle(index) }
      if Interruption.isRequested || isSatisfied {
        end()
        for index in targetRuns.indices where targetRuns[index].isRunning { try settle(index) }
        for index in targetRuns.indices { targetRuns[index].stop() }
      } else {
        try startWaiting()
      }
      tell(.progress(targetRuns.map(\.status)))
      guard targetRuns.contains(where: { $0.isRunning || $0.isWaiting }) else { return }
      if ContinuousClock.now - lastDiskCheck > .seconds(5) {
        try workspace.requireSpace()
        lastDiskCheck = .now
      }
      usleep(100_000)
    }
  }

  /// Triage of what the children left when something went wrong: what cannot be filed now stays
  /// where it is for the next campaign.
  private mutating func settleAll() {
    for index in targetRuns.indices where targetRuns[index].isRunning {
      do { try settle(index) } catch { tell(.note("\(error)")) }
    }
    for index in targetRuns.indices { targetRuns[index].stop() }
  }

  private var isSatisfied: Bool {
    plan.findingsWanted.map { crashes.findings.count >= $0 } ?? false
  }

  private mutating func startWaiting() throws {
    while targetRuns.count(where: \.isRunning) < plan.jobs {
      let next = targetRuns.indices.filter { targetRuns[$0].isWaiting }
        .max { targetRuns[$0].remaining < targetRuns[$1].remaining }
      guard let next else { return }
      try targetRuns[next].start(
        slice: plan.slice, seed: plan.seed, workspace: workspace, toolchain: toolchain)
    }
  }

  /// Triage after a child's end.
  private mutating func settle(_ index: Int) throws {
    guard let (ending, log) = try targetRuns[index].finish() else { return }
    let name = targetRuns[index].target.name
    let before = crashes.count(of: name)
    let fresh = try crashes.collect(target: name, log: log)
    let after = crashes.count(of: name)
    for finding in fresh { tell(.found(finding)) }
    if case .signal = ending, after == before, !Interruption.isRequested {
      tell(.note("\(name) \(ending) and left no crash file; continuing"))
    }
    targetRuns[index].learn(fresh, leftFile: after > before, from: ending, log: log)
    if let complaint = targetRuns[index].complaint { tell(.note("\(complaint)")) }
    if let trouble = crashes.trouble {
      throw CampaignError("\(trouble): free some space; everything found so far is kept")
    }
  }

  /// Ends every child: asks first, then insists.
  private func end() {
    for targetRun in targetRuns { targetRun.interrupt() }
    let asked = ContinuousClock.now
    while targetRuns.contains(where: { $0.session?.child.isRunning ?? false }),
      ContinuousClock.now - asked < .seconds(3)
    { usleep(20_000) }
    for targetRun in targetRuns where targetRun.session?.child.isRunning ?? false {
      targetRun.kill()
    }
    while targetRuns.contains(where: { $0.session?.child.isRunning ?? false }) { usleep(20_000) }
  }

  /// Crash files of a campaign that was killed before it could triage them.
  private mutating func collectLeftovers(of target: String) throws {
    let log = FileManager.default.contents(atPath: workspace.log(of: target).path) ?? Data()
    let fresh = try crashes.collect(target: target, log: String(decoding: log, as: UTF8.self))
    for finding in fresh {
      tell(.note("\(target): a crash file was left by a campaign that was killed"))
      tell(.found(finding))
    }
  }

  private func inflateSeeds(of target: String) throws {
    let folder = workspace.seeds(of: target)
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    try workspace.make(folder)
    try workspace.make(workspace.workingCorpus(of: target))
    guard plan.readsCorpus else { return }
    for file in try workspace.corpus(of: target).files() {
      try InputFile.write(try file.bytes(), to: folder.appending(path: file.name))
    }
  }
}
