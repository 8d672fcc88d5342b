/// What became of a probe.
enum ProbeOutcome: Hashable, Sendable {
  /// It went through everything the check does, which are so many cases.
  case finished(cases: Int)
  /// The system had no process to give.
  case unavailable
  /// It died after it began its `case`th case, counted from the beginning of the check.
  case died(ProcessFailure, case: Int, while: Phase)

  enum Phase: Hashable, Sendable {
    /// The generator was making the next case.
    case generating
    /// The case was being judged.
    case judging
  }
}
