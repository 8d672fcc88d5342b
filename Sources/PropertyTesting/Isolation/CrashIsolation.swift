internal import PropertyEngine
internal import Synchronization

/// Keeps a check alive through cases that kill the process they run in.
///
/// A probe, a fork of this process, does all that the check is going to do, until a case kills it.
/// This process then does the same up to that case, in safety, because the engine is
/// deterministic; counts the case as a failure without running it; and sends the next probe. A
/// case that does no harm thus costs one more evaluation, and a death costs one fork. No case,
/// value or report ever has to cross from one process to the other.
final class CrashIsolation: Sendable {
  /// Where the probes turned back: what this process knows about the cases before it.
  private enum Knowledge {
    case none
    /// Nothing dies up to the end of the check.
    case finishes
    /// At the first case after the last safe one.
    case dies(ProcessFailure)
    case generatorDies(ProcessFailure, afterCase: Int)
  }

  private struct State {
    var knowledge = Knowledge.none
    var kinds: Set<FailureKind> = []
    var hangs = 0
    var stop: String?
    var lacksProbes = false
  }

  /// Believed hangs before the check stops: each costs `hangLimit`, so a shrink of a hang must end.
  static let maximumHangs = 20

  private let state = Mutex(State())
  private let probe = Atomic(false)
  private let cases = Atomic(0)
  /// The last case a probe came through; with the flag below all that a harmless case looks at.
  private let lastSafe = Atomic(0)
  private let hasStopped = Atomic(false)
  private let forkedProbe: ForkedProbe

  /// The search ends with the clock, so this process may come further than its probes.
  private let isTimed: Bool

  init(hangLimit: Duration, isTimed: Bool) throws {
    forkedProbe = try ForkedProbe(hangLimit: hangLimit)
    self.isTimed = isTimed
  }

  /// This process is a probe.
  var isProbe: Bool { probe.load(ordering: .relaxed) }

  /// Why the check had to stop early, or nil.
  var stopReason: String? { state.withLock(\.stop) }

  /// Some cases ran here untested, because the system had no process to give.
  var lacksProbes: Bool { state.withLock(\.lacksProbes) }

  /// A failure of this kind is a death: its case must not run here.
  func isDeath(_ kind: FailureKind) -> Bool { state.withLock { $0.kinds.contains(kind) } }

  /// Sends the first probe; call it before anything of the check runs.
  func begin() { exploreDrawing() }

  /// Ends a probe that came through; returns in the process of the test.
  func finish() {
    if isProbe { forkedProbe.finish() }
  }

  /// The same property, made and judged only where a probe survived it.
  func guarding(_ property: AnyProperty) -> AnyProperty {
    property.gated(by: { [self] in try admit() }, judged: { [self] in try judge($0) })
  }

  /// Refuses to make another case when that would kill the process.
  private func admit() throws {
    // Beyond the last case that a probe came through, its drawing is unknown too.
    if cases.load(ordering: .relaxed) >= lastSafe.load(ordering: .relaxed), !isProbe {
      switch state.withLock({ $0.knowledge }) {
      case .none: exploreDrawing()
      case .finishes where isTimed: exploreDrawing()
      default: break
      }
    }
    guard hasStopped.load(ordering: .relaxed) else { return }
    throw Discard(state.withLock(\.stop) ?? "the check has stopped")
  }

  /// Sends a probe before a case is made, and stops the check where making it is deadly.
  private func exploreDrawing() {
    explore()
    let number = cases.load(ordering: .relaxed)
    if !isProbe,
      case .generatorDies(let death, afterCase: number) = state.withLock({ $0.knowledge })
    {
      stop(death.inGenerator)
    }
  }

  /// Judges a case here when a probe survived it; else throws its death.
  private func judge(_ check: () throws -> Void) throws {
    let number = cases.wrappingAdd(1, ordering: .relaxed).newValue
    while !isProbe {
      if number <= lastSafe.load(ordering: .relaxed) { return try check() }
      switch state.withLock({ $0.knowledge }) {
      case .none, .finishes: explore()
      case .dies(let death):
        meet(death)
        throw death
      case .generatorDies(let death, _):
        defer { stop(death.inGenerator) }
        return try check()
      }
    }
    forkedProbe.note(case: number, phase: .judging)
    defer { forkedProbe.note(case: number, phase: .generating) }
    try check()
  }

  /// Notes a death that is about to become a failure.
  private func meet(_ death: ProcessFailure) {
    let hangs = state.withLock { state in
      state.knowledge = .none
      state.kinds.insert(death.failureKind)
      return state.hangs
    }
    if hangs >= Self.maximumHangs { stop("\(hangs) cases hung") }
  }

  private func stop(_ reason: String) {
    state.withLock { $0.stop = reason }
    hasStopped.store(true, ordering: .relaxed)
  }

  /// Sends a probe from here. Returns twice: in the probe, and here when its outcome is known.
  private func explore() {
    var outcome = forkedProbe.send()
    if outcome?.isHang == true, state.withLock({ $0.hangs == 0 }) {
      // A fork can inherit a lock from a thread it did not inherit: believe what repeats.
      outcome = forkedProbe.send()
    }
    guard let outcome else {
      forkedProbe.note(case: cases.load(ordering: .relaxed), phase: .generating)
      return probe.store(true, ordering: .relaxed)
    }
    state.withLock { state in
      switch outcome {
      // Not for ever: a limit in time may let this process try more cases than the probe did.
      case .finished(let number):
        state.knowledge = .finishes
        lastSafe.store(number, ordering: .relaxed)
      case .unavailable:
        lastSafe.store(.max, ordering: .relaxed)
        state.lacksProbes = true
      case .died(let death, let number, while: .judging):
        state.knowledge = .dies(death)
        lastSafe.store(number - 1, ordering: .relaxed)
      case .died(let death, let number, while: .generating):
        state.knowledge = .generatorDies(death, afterCase: number)
        lastSafe.store(number - 1, ordering: .relaxed)
      }
      if outcome.isHang { state.hangs += 1 }
    }
  }
}

extension ProcessFailure {
  fileprivate var inGenerator: String {
    "the generator or the engine ended the process: \(self)"
  }
}

extension ProbeOutcome {
  fileprivate var isHang: Bool {
    if case .died(let death, _, _) = self, case .hang = death.cause { true } else { false }
  }
}
