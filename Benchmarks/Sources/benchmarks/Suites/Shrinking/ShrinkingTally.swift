import PropertyEngine
import Synchronization

/// What one challenge cost over many seeds.
///
/// Property calls are counted here, outside the engine, and compared with what the engine says.
struct ShrinkingTally {
  let challenge: Challenge
  let subject: String
  let suite: String
  private(set) var minimal = 0
  private(set) var results: [String: Int] = [:]
  private(set) var evaluations: [Int] = []
  private(set) var confirmations: [Int] = []
  private(set) var proven = 0
  private(set) var generations: [Int] = []
  private(set) var notFound = 0
  private(set) var milliseconds = 0.0

  init(_ challenge: Challenge, subject: String, seeds: Int, suite: String = "shrinking") {
    self.challenge = challenge
    self.subject = subject
    self.suite = suite
    for seed in 1...seeds { add(seed: UInt64(seed)) }
  }

  private mutating func add(seed: UInt64) {
    var configuration = RunConfiguration(seed: seed, cases: 100_000, explains: false)
    if subject == "picklock_random" {
      configuration.simplestCases = 0
      configuration.exhaustiveCases = 0
    }
    let calls = CallCounter()
    let counted = challenge.property.judged { _, check in
      calls.add()
      do { try check() } catch {
        if !(error is Discard) { calls.markFailure() }
        throw error
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = counted.search(configuration)
    milliseconds += Double((clock.now - start) / .nanoseconds(1)) / 1e6
    guard let found = report.counterexample else {
      notFound += 1
      return
    }
    precondition(
      calls.afterFirstFailure
        == report.judgedAfterFailure + report.discardedAfterFailure + found.evaluations
        + found.confirmations,
      "\(challenge.name): counted \(calls.afterFirstFailure), reported \(found.evaluations)")
    results[Challenge.result(found), default: 0] += 1
    if challenge.isMinimal(found) { minimal += 1 }
    if found.provenMinimal { proven += 1 }
    confirmations.append(found.confirmations)
    evaluations.append(found.evaluations)
    generations.append(report.judged + report.discarded)
  }

  var evaluationsMean: Double { Self.mean(evaluations) }

  /// The share of runs that end at the minimum.
  var shareMinimal: Double { Double(minimal) / Double(evaluations.count + notFound) }

  var measurements: [Measurement] {
    let runs = Double(evaluations.count + notFound)
    let sorted = evaluations.sorted()
    let figures: [(String, Double, String)] = [
      ("share_minimal", shareMinimal, "share"),
      ("distinct_results", Double(results.count), "results"),
      ("evaluations_mean", evaluationsMean, "calls"),
      ("evaluations_median", Double(sorted.isEmpty ? 0 : sorted[sorted.count / 2]), "calls"),
      ("evaluations_max", Double(sorted.last ?? 0), "calls"),
      ("confirmations_mean", Self.mean(confirmations), "calls"),
      ("share_proven", Double(proven) / runs, "share"),
      ("generations_mean", Self.mean(generations), "cases"),
      ("generations_max", Double(generations.max() ?? 0), "cases"),
      ("not_found", Double(notFound), "seeds"),
      ("milliseconds_mean", milliseconds / runs, "ms"),
    ]
    return figures.map { metric, value, unit in
      Measurement(
        suite: suite, caseName: challenge.name, subject: subject, metric: metric,
        value: value, unit: unit)
    }
  }

  private static func mean(_ values: [Int]) -> Double {
    values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count)
  }
}

/// Counts property calls, and how many came after the first failure.
private final class CallCounter: Sendable {
  private let state = Mutex((total: 0, firstFailure: 0))

  func add() { state.withLock { $0.total += 1 } }
  func markFailure() { state.withLock { if $0.firstFailure == 0 { $0.firstFailure = $0.total } } }
  var afterFirstFailure: Int { state.withLock { $0.total - $0.firstFailure } }
}
