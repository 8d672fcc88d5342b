internal import PropertyEngine
internal import Synchronization

/// Takes what the body of a check says about the case that runs: labels, scores, notes.
final class CaseRecorder: Sendable {
  /// The recorder of the check whose body runs.
  @TaskLocal static var current: CaseRecorder?

  /// The most notes kept of one case.
  static let maximumNotes = 100

  private struct State {
    var observations = Observations()
    var notes: [String] = []
  }

  private let state = Mutex(State())
  /// Something was recorded; all that a case without remarks looks at.
  private let isMarked = Atomic(false)

  /// The notes of the last case.
  var notes: [String] { state.withLock(\.notes) }

  /// Forgets the last case.
  func begin() {
    guard isMarked.load(ordering: .relaxed) else { return }
    isMarked.store(false, ordering: .relaxed)
    state.withLock { $0 = State() }
  }

  func observe(_ change: (inout Observations) -> Void) {
    isMarked.store(true, ordering: .releasing)
    state.withLock { change(&$0.observations) }
  }

  func note(_ text: String) {
    isMarked.store(true, ordering: .releasing)
    state.withLock { if $0.notes.count < Self.maximumNotes { $0.notes.append(text) } }
  }

  /// Hands the case's labels and scores to the engine.
  func drain(into observations: inout Observations) {
    guard isMarked.load(ordering: .acquiring) else { return }
    let observed = state.withLock { state in
      defer { state.observations = Observations() }
      return state.observations
    }
    observations.add(observed)
  }
}
