/// What a campaign did and what it found.
public struct CampaignSummary: Hashable, Sendable {
  /// Every target, in the plan's order.
  public let targets: [TargetStatus]
  /// Every bug, in the order found.
  public let findings: [Finding]
  /// The user stopped it before its time.
  public let wasInterrupted: Bool
}
