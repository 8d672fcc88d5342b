internal import PropertyEngine
internal import Synchronization
internal import Testing

/// Stands between a check's body and the test's report: while cases run it keeps their issues to
/// itself, and when the check reports it lets exactly one through.
///
/// One handler serves the whole check, so a case that passes costs nothing here.
final class IssueJournal: Sendable {
  private enum Mode {
    /// Cases run: issues are theirs.
    case listening
    /// The check speaks: its issue is replaced by `instead`, if there is one.
    case reporting(instead: Issue?)
    /// Nothing gets through.
    case silent
  }

  private struct State {
    var mode = Mode.silent
    /// The issues of the case that runs.
    var failures: [Issue] = []
    /// The error the case threw, when it recorded no issue.
    var error: (any Error)?
    /// Where warnings came from that were passed on.
    var warned: Set<SourceLocation> = []
  }

  private let state = Mutex(State())
  /// The state holds something of the case that ran; all that a case without issues looks at.
  private let isMarked = Atomic(false)
  /// Nothing that this process says is to be heard.
  private let isMuted: @Sendable () -> Bool

  init(isMuted: @escaping @Sendable () -> Bool) { self.isMuted = isMuted }

  /// The handler to install around the check.
  var trait: IssueHandlingTrait {
    .compactMapIssues { [self] in handle($0) }
  }

  private func handle(_ issue: Issue) -> Issue? {
    if Self.isWarning(issue), isMuted() { return nil }
    return state.withLock { state in
      switch state.mode {
      case .silent: return nil
      case .reporting(let instead):
        guard var replacement = instead else { return issue }
        replacement.comments += issue.comments
        return replacement
      case .listening:
        if Self.isWarning(issue) {
          guard let place = issue.sourceLocation else { return issue }
          return state.warned.insert(place).inserted ? issue : nil
        }
        state.failures.append(issue)
        isMarked.store(true, ordering: .releasing)
        return nil
      }
    }
  }

  private static func isWarning(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      issue.severity < .error
    #else
      false
    #endif
  }

  /// Keeps the issues of the cases that `body` runs.
  func listen<Result>(_ body: () throws -> Result) rethrows -> Result {
    state.withLock { $0.mode = .listening }
    defer { state.withLock { $0.mode = .silent } }
    return try body()
  }

  /// Runs one case and throws when it failed, by an issue or by an error.
  func judge(_ check: () throws -> Void) throws {
    if isMarked.load(ordering: .relaxed) { clear() }
    do { try check() } catch {
      isMarked.store(true, ordering: .relaxed)
      let issue = state.withLock { state in
        state.error = error
        return state.failures.first
      }
      if let issue { throw Failure(issue) }
      throw error
    }
    guard isMarked.load(ordering: .acquiring) else { return }
    if let issue = state.withLock(\.failures.first) { throw Failure(issue) }
  }

  private func clear() {
    isMarked.store(false, ordering: .relaxed)
    state.withLock {
      $0.failures.removeAll()
      $0.error = nil
    }
  }

  /// The first issue of the last case, or nil.
  var issue: Issue? { state.withLock(\.failures.first) }

  /// How many issues the last case recorded.
  var issueCount: Int { state.withLock(\.failures.count) }

  /// The error the last case threw, or nil.
  var error: (any Error)? { state.withLock(\.error) }

  /// Calls `record`, and passes on what it records: as it is, or as `instead` with its comments
  /// added.
  func report(instead: Issue? = nil, _ record: () -> Void) {
    state.withLock { $0.mode = .reporting(instead: instead) }
    record()
    state.withLock { $0.mode = .silent }
  }

  /// The error by which a test ends without a further report, as after a failed `#require`.
  func endOfTest() -> any Error {
    state.withLock { $0.mode = .silent }
    do {
      try #require(Bool(false))
      return CancellationError()
    } catch { return error }
  }
}
