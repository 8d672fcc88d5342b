/// How far one target of a campaign is.
public struct TargetStatus: Hashable, Sendable {
  /// What the target is doing.
  public enum Phase: String, Hashable, Sendable {
    /// Its turn has not come yet.
    case waiting
    /// libFuzzer reads the corpus.
    case loading
    /// libFuzzer mutates.
    case fuzzing
    /// Its time is used up, or the campaign was stopped.
    case done
  }

  /// The target's name.
  public let name: String
  /// What it is doing.
  public internal(set) var phase = Phase.waiting
  /// Seconds of fuzzing so far.
  public internal(set) var seconds = 0.0
  /// Inputs run so far.
  public internal(set) var executions = 0
  /// Inputs run in the latest second.
  public internal(set) var executionsPerSecond = 0.0
  /// Edges reached.
  public internal(set) var coverage = 0
  /// Edges that the binary counts.
  public internal(set) var counters = 0
  /// Inputs in the working corpus.
  public internal(set) var corpusFiles = 0
  /// Bugs found.
  public internal(set) var findings = 0

  init(name: String) { self.name = name }

  /// Inputs per second over all the time given.
  public var averageRate: Double { seconds > 0 ? Double(executions) / seconds : 0 }
}
