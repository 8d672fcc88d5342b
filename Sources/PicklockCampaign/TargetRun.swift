import Foundation
import PicklockSystem
import PropertyFuzzing

/// One target inside a campaign: its binary, the child that fuzzes it now, and what is left to do.
struct TargetRun {
  let target: CampaignTarget
  let binary: URL
  private(set) var status: TargetStatus
  private(set) var session: FuzzSession?
  /// Seconds of the plan that are not used up yet.
  private(set) var remaining: Double
  /// Children started so far: each gets a seed of its own.
  private var starts: UInt32 = 0
  private var knownKinds: [String] = []
  private var finishedSeconds = 0.0
  private var finishedExecutions = 0
  private var lastSample: (executions: Int, at: ContinuousClock.Instant)?
  /// Children in a row that ended before they fuzzed and left no crash file.
  private var barrenStarts = 0

  /// Why this target is fuzzed no more, when it dies again and again before it fuzzes.
  private(set) var complaint: CampaignError?

  /// A target with its whole time left; `known` was found by a campaign that is resumed.
  init(_ target: CampaignTarget, binary: URL, seconds: Int, known: [Bug] = []) {
    self.target = target
    self.binary = binary
    status = TargetStatus(name: target.name)
    remaining = Double(seconds)
    status.findings = known.count
    knownKinds = known.compactMap(\.report.kind)
  }

  var isWaiting: Bool { session == nil && remaining >= 1 }
  var isRunning: Bool { session != nil }

  mutating func start(
    slice: Int, seed: UInt32, workspace: Workspace, toolchain: Toolchain
  ) throws {
    let order = FuzzSession.Order(
      seconds: max(1, min(slice, Int(remaining.rounded()))), seed: max(1, seed &+ starts),
      knownKinds: knownKinds)
    session = try FuzzSession(
      target, binary: binary, order: order, workspace: workspace, toolchain: toolchain)
    starts += 1
    status.phase = .loading
    lastSample = nil
  }

  /// Brings the status up to date. Returns true when the child has ended.
  mutating func poll() throws -> Bool {
    guard var session else { return false }
    let ended = session.child.ending != nil
    try session.poll()
    self.session = session
    let now = ContinuousClock.now
    let elapsed = (now - session.child.started) / .seconds(1)
    status.phase = session.progress.isFuzzing ? .fuzzing : .loading
    status.seconds = finishedSeconds + elapsed
    status.executions = finishedExecutions + session.executions
    status.coverage = max(status.coverage, session.progress.coverage)
    status.counters = max(status.counters, session.progress.counters)
    if session.progress.corpusFiles > 0 { status.corpusFiles = session.progress.corpusFiles }
    sampleRate(session.executions, at: now)
    if elapsed > Double(session.order.seconds) + 40 { session.child.kill() }
    return ended
  }

  private mutating func sampleRate(_ executions: Int, at now: ContinuousClock.Instant) {
    guard let last = lastSample else {
      lastSample = (executions, now)
      return
    }
    let seconds = (now - last.at) / .seconds(1)
    guard seconds >= 1 else { return }
    status.executionsPerSecond = Double(executions - last.executions) / seconds
    lastSample = (executions, now)
  }

  /// Puts the ended child away and books its time. Returns what it printed.
  mutating func finish() throws -> (ending: TerminationStatus, log: String)? {
    guard let ended = session, let ending = ended.child.ending else { return nil }
    let seconds = (ContinuousClock.now - ended.child.started) / .seconds(1)
    finishedSeconds += seconds
    finishedExecutions += ended.executions
    remaining -= seconds
    barrenStarts = ended.progress.isFuzzing ? 0 : barrenStarts + 1
    session = nil
    status.phase = remaining < 1 ? .done : .waiting
    status.executionsPerSecond = 0
    return (ending, try ended.child.output())
  }

  /// Learns from what triage made of the latest end. A target that dies again and again before it
  /// fuzzes and leaves no file is given up; the others go on.
  mutating func learn(
    _ fresh: [Bug], leftFile: Bool, from ending: TerminationStatus, log: String
  ) {
    status.findings += fresh.count
    knownKinds += fresh.compactMap(\.report.kind)
    if leftFile { barrenStarts = 0 }
    let lines = log.split(separator: "\n")
    if let line = lines.last(where: { $0.contains(HarnessEnvironment.nothingJudged) }) {
      complaint = CampaignError(String(line.prefix(400)))
      return stop()
    }
    guard barrenStarts >= 3, complaint == nil else { return }
    let words = log.split(separator: "\n").filter { !$0.hasPrefix("stat::") }.suffix(2)
      .map { $0.prefix(200) }.joined(separator: " / ")
    complaint = CampaignError(
      "\(target.name) \(ending) before it fuzzed, 3 times in a row, and is given up: \(words)")
    stop()
  }

  func interrupt() { session?.child.interrupt() }
  func kill() { session?.child.kill() }

  mutating func stop() {
    remaining = 0
    status.phase = .done
  }
}
