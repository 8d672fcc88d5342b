/// How long, on what, and how.
public struct CampaignPlan: Hashable, Sendable {
  /// What is fuzzed.
  public var targets: [CampaignTarget]
  /// Seconds of fuzzing for each target.
  public var secondsEach: Int
  /// The longest time one target is given before another has its turn.
  public var slice: Int
  /// Targets fuzzed at the same time.
  public var jobs: Int
  /// Seeds libFuzzer's choices; runs of a fixed length with the same seed agree, runs of a fixed
  /// time agree as far as they both get.
  public var seed: UInt32
  /// Starts from the committed corpus.
  public var readsCorpus = true
  /// Ends the campaign early once so many bugs were found; nil lets it go on.
  public var findingsWanted: Int?

  /// Gives each target the same time and keeps every job busy.
  public init(targets: [CampaignTarget], secondsEach: Int, slice: Int, jobs: Int, seed: UInt32) {
    self.targets = targets
    self.secondsEach = max(1, secondsEach)
    self.slice = max(1, slice)
    self.jobs = max(1, jobs)
    self.seed = seed
  }

  /// Shares `seconds` of wall time among the targets, in turns of at most five minutes.
  public static func sharing(
    seconds: Int, targets: [CampaignTarget], jobs: Int, seed: UInt32
  ) -> CampaignPlan {
    let jobs = max(1, min(jobs, targets.count))
    let each = max(1, seconds * jobs / max(1, targets.count))
    let slice = jobs >= targets.count ? each : min(300, max(5, each / 4))
    return CampaignPlan(targets: targets, secondsEach: each, slice: slice, jobs: jobs, seed: seed)
  }
}
