/// What a campaign tells its caller while it works.
public enum CampaignEvent: Sendable {
  /// About to build a target.
  case building(String)
  /// Several times a second: how far every target is.
  case progress([TargetStatus])
  /// A bug that this campaign had not met before.
  case found(Bug)
  /// Something to know that is not a bug.
  case note(String)
}
