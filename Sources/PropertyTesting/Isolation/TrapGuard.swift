internal import PropertyEngine
internal import Synchronization

/// Keeps a check alive through cases that kill the process they run in.
///
/// A scout, a fork of this process, does all that the check is going to do, until a case kills it.
/// This process then does the same up to that case, in safety, because the engine is
/// deterministic; counts the case as a failure without running it; and sends the next scout. A
/// case that does no harm thus costs one more evaluation, and a death costs one fork. No case,
/// value or report ever has to cross from one process to the other.
final class TrapGuard: Sendable {
  /// Where the scouts turned back: what this process knows about the cases before it.
  private enum Knowledge {
    case none
    /// Nothing dies up to the end of the check.
    case finishes
    /// At the first case after the last safe one.
    case dies(Death)
    case generatorDies(Death, afterCase: Int)
  }

  private struct State {
    var knowledge = Knowledge.none
    var kinds: Set<FailureKind> = []
    var hangs = 0
    var stop: String?
    var lacksScouts = false
  }

  /// Believed hangs before the check stops: each costs `hangLimit`, so a shrink of a hang must end.
  static let maximumHangs = 20

  private let state = Mutex(State())
  private let scout = Atomic(false)
  private let cases = Atomic(0)
  /// The last case a scout came through; with the flag below all that a harmless case looks at.
  private let lastSafe = Atomic(0)
  private let hasStopped = Atomic(false)
  private let scouting: Scouting

  /// The search ends with the clock, so this process may come further than its scouts.
  private let isTimed: Bool

  init(hangLimit: Duration, isTimed: Bool) throws {
    scouting = try Scouting(hangLimit: hangLimit)
    self.isTimed = isTimed
  }

  /// This process is a scout.
  var isScout: Bool { scout.load(ordering: .relaxed) }

  /// Why the check had to stop early, or nil.
  var stopReason: String? { state.withLock(\.stop) }

  /// Some cases ran here untested, because the system had no process to give.
  var lacksScouts: Bool { state.withLock(\.lacksScouts) }

  /// A failure of this kind is a death: its case must not run here.
  func isDeath(_ kind: FailureKind) -> Bool { state.withLock { $0.kinds.contains(kind) } }

  /// Sends the first scout; call it before anything of the check runs.
  func begin() { exploreDrawing() }

  /// Ends a scout that came through; returns in the process of the test.
  func finish() {
    if isScout { scouting.finish() }
  }

  /// The same property, made and judged only where a scout survived it.
  func guarding(_ property: AnyProperty) -> AnyProperty {
    property.gated(by: { [self] in try admit() }, judged: { [self] in try judge($0) })
  }

  /// Refuses to make another case when that would kill the process.
  private func admit() throws {
    // Beyond the last case that a scout came through, its drawing is unknown too.
    if cases.load(ordering: .relaxed) >= lastSafe.load(ordering: .relaxed), !isScout {
      switch state.withLock({ $0.knowledge }) {
      case .none: exploreDrawing()
      case .finishes where isTimed: exploreDrawing()
      default: break
      }
    }
    guard hasStopped.load(ordering: .relaxed) else { return }
    throw Discard(state.withLock(\.stop) ?? "the check has stopped")
  }

  /// Sends a scout before a case is made, and stops the check where making it is deadly.
  private func exploreDrawing() {
    explore()
    let number = cases.load(ordering: .relaxed)
    if !isScout,
      case .generatorDies(let death, afterCase: number) = state.withLock({ $0.knowledge })
    {
      stop(death.inGenerator)
    }
  }

  /// Judges a case here when a scout survived it; else throws its death.
  private func judge(_ check: () throws -> Void) throws {
    let number = cases.wrappingAdd(1, ordering: .relaxed).newValue
    while !isScout {
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
    scouting.note(case: number, phase: .judging)
    defer { scouting.note(case: number, phase: .generating) }
    try check()
  }

  /// Notes a death that is about to become a failure.
  private func meet(_ death: Death) {
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

  /// Sends a scout from here. Returns twice: in the scout, and here when its fate is known.
  private func explore() {
    var fate = scouting.send()
    if fate?.isHang == true, state.withLock({ $0.hangs == 0 }) {
      // A fork can inherit a lock from a thread it did not inherit: believe what repeats.
      fate = scouting.send()
    }
    guard let fate else {
      scouting.note(case: cases.load(ordering: .relaxed), phase: .generating)
      return scout.store(true, ordering: .relaxed)
    }
    state.withLock { state in
      switch fate {
      // Not for ever: a limit in time may let this process try more cases than the scout did.
      case .finished(let number):
        state.knowledge = .finishes
        lastSafe.store(number, ordering: .relaxed)
      case .unavailable:
        lastSafe.store(.max, ordering: .relaxed)
        state.lacksScouts = true
      case .died(let death, let number, while: .judging):
        state.knowledge = .dies(death)
        lastSafe.store(number - 1, ordering: .relaxed)
      case .died(let death, let number, while: .generating):
        state.knowledge = .generatorDies(death, afterCase: number)
        lastSafe.store(number - 1, ordering: .relaxed)
      }
      if fate.isHang { state.hangs += 1 }
    }
  }
}

extension Death {
  fileprivate var inGenerator: String {
    "the generator or the engine ended the process: \(self)"
  }
}

extension Fate {
  fileprivate var isHang: Bool {
    if case .died(let death, _, _) = self, case .hang = death.cause { true } else { false }
  }
}
