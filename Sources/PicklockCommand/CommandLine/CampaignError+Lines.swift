public import PicklockCampaign
public import PicklockCommandLine

extension CampaignError: DetailedError {
  /// The log of what failed.
  public var lines: [String] { log.isEmpty ? [] : [log] }
}
