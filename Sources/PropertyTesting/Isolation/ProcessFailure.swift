internal import PicklockSystem
internal import PropertyEngine

/// How a child process ended that went ahead through the cases of a check.
struct ProcessFailure: Error, Hashable, Sendable {
  enum Cause: Hashable, Sendable {
    /// By a signal: a trap, an access to memory it may not touch, an abort. Else the code under
    /// test ended the process.
    case ended(TerminationStatus)
    /// No progress for the limit.
    case hang(Duration)
  }

  let cause: Cause
  /// The last words on standard error: `Fatal error: Index out of range`, or empty.
  let message: String
  /// Where the code under test was: an offset in its image, or empty.
  let frame: String

  /// What happened, without the last words.
  var title: String {
    switch cause {
    case .ended(.signal(let number)): "trap (\(TerminationStatus.name(ofSignal: number)))"
    case .ended(.exitCode(let status)): "exit with status \(status)"
    case .hang(let limit): "hang (no progress for \(limit))"
    }
  }
}

extension ProcessFailure: FailureKindProviding, CustomStringConvertible {
  /// The place names the failure, not the words: `fatalError("bad index 7")` and the same with an
  /// 8 are one failure.
  var failureKind: FailureKind {
    let source = message.firstRange(of: ": Fatal error").map { message[..<$0.lowerBound] } ?? ""
    return FailureKind(title, place: frame.isEmpty ? "\(source)" : "\(source) \(frame)")
  }

  var description: String {
    message.isEmpty ? title : "\(title): \(message)"
  }
}
