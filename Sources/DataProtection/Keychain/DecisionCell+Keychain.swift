extension DecisionCell<KeychainStatus?> {
  static func ok(_ evidence: DeviceEvidence, _ source: String) -> DecisionCell {
    DecisionCell(.success, [evidence], source)
  }

  static func fails(
    _ status: KeychainStatus, _ evidence: DeviceEvidence, _ source: String
  ) -> DecisionCell {
    DecisionCell(status, [evidence], source)
  }

  /// The case cannot arise.
  static func impossible(_ evidence: DeviceEvidence, _ source: String) -> DecisionCell {
    DecisionCell(nil, [evidence], source)
  }
}
