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
  fileprivate enum Knowledge {
    case none
    case allSafe
    case dies(Death, atCase: Int)
    case generatorDies(Death, afterCase: Int)
  }

  fileprivate struct State {
    var cases = 0
    var knowledge = Knowledge.none
    var isScout = false
    var kinds: Set<FailureKind> = []
    var hangs = 0
    var stop: String?
    var lacksScouts = false
  }

  /// Believed hangs before the check stops: each costs `hangLimit`, so a shrink of a hang must end.
  static let maximumHangs = 20

  private let state = Mutex(State())
  private let scouting: Scouting

  init(hangLimit: Duration) throws { scouting = try Scouting(hangLimit: hangLimit) }

  /// This process is a scout.
  var isScout: Bool { state.withLock(\.isScout) }

  /// Why the check had to stop early, or nil.
  var stopReason: String? { state.withLock(\.stop) }

  /// Some cases ran here untested, because the system had no process to give.
  var lacksScouts: Bool { state.withLock(\.lacksScouts) }

  /// A failure of this kind is a death: its case must not run here.
  func isDeath(_ kind: FailureKind) -> Bool { state.withLock { $0.kinds.contains(kind) } }

  /// Sends the first scout; call it before anything of the check runs.
  func begin() {
    explore()
    state.withLock { state in
      if case .generatorDies(let death, afterCase: 0) = state.knowledge { state.stop(death) }
    }
  }

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
    if let reason = state.withLock({ $0.stop }) { throw Discard(reason) }
  }

  /// Judges a case here when a scout survived it; else throws its death.
  private func judge(_ check: () throws -> Void) throws {
    let number = state.withLock { state in
      state.cases += 1
      return state.cases
    }
    while !isScout {
      switch state.withLock({ $0.knowledge }) {
      case .none: explore()
      case .allSafe: return try check()
      case .dies(let death, let last):
        if number < last { return try check() }
        state.withLock { state in
          state.knowledge = .none
          state.kinds.insert(death.failureKind)
          if state.hangs >= Self.maximumHangs { state.stop = "\(state.hangs) cases hung" }
        }
        throw death
      case .generatorDies(let death, let last):
        defer { if number >= last { state.withLock { $0.stop(death) } } }
        return try check()
      }
    }
    scouting.note(case: number, phase: .judging)
    defer { scouting.note(case: number, phase: .generating) }
    try check()
  }

  /// Sends a scout from here. Returns twice: in the scout, and here when its fate is known.
  private func explore() {
    var fate = scouting.send()
    if fate != nil, state.withLock({ $0.hangs == 0 }), fate?.isHang == true {
      // A fork can inherit a lock from a thread it did not inherit: believe what repeats.
      fate = scouting.send()
    }
    state.withLock { state in
      switch fate {
      case nil: state.isScout = true
      case .finished: state.knowledge = .allSafe
      case .unavailable:
        state.knowledge = .allSafe
        state.lacksScouts = true
      case .died(let death, let number, while: .judging):
        state.knowledge = .dies(death, atCase: number)
      case .died(let death, let number, while: .generating):
        state.knowledge = .generatorDies(death, afterCase: number)
      }
      if fate?.isHang == true { state.hangs += 1 }
    }
  }
}

extension TrapGuard.State {
  fileprivate mutating func stop(_ death: Death) {
    stop = "the generator or the engine ended the process: \(death)"
  }
}

extension Fate {
  fileprivate var isHang: Bool {
    if case .died(let death, _, _) = self, case .hang = death.cause { true } else { false }
  }
}
