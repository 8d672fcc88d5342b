/// What a campaign did and what it found.
public struct CampaignSummary: Hashable, Sendable {
  /// Every target, in the plan's order.
  public let targets: [TargetStatus]
  /// Every bug, in the order found.
  public let findings: [Bug]
  /// Why it could not go on: a full disk, a target that ends before it fuzzes; nil when it could.
  public let error: CampaignError?
  /// The user stopped it before its time.
  public let wasInterrupted: Bool
}
