import DataProtection
import PropertyEngine

// How the tables are asked.
extension DeviceMachine {
  /// What a cell of the file table says now, with a note of its evidence.
  mutating func cell(_ row: FileRow, _ protection: ProtectionClass) -> PolicyOutcome {
    let expectation = Policy.expected(row, protection, in: state.situation, under: profile)
    evidence.use(expectation)
    return expectation.outcome
  }

  /// Why a cell refuses; nil where it allows.
  mutating func refusal(
    _ row: FileRow, _ protection: ProtectionClass
  ) -> DeviceOutcome? {
    switch cell(row, protection) {
    case .allowed: nil
    case .notPermitted: .failed(.notPermitted)
    case .noProcess: .failed(.noProcess)
    case .invalid: .failed(.invalid)
    case .processDied: .processDied
    case .blank, .lost, .replaced, .notApplicable: .impossible("no cell speaks of this")
    }
  }

  /// What is refused whatever the state: a class the profile's documents do not know, and class
  /// A without the entitlement where they ask for one.
  func refusal(ofClass protection: ProtectionClass?) -> DeviceOutcome? {
    guard !profile.readings.isEmpty else { return nil }
    if protection == .completeWhenUserInactive, profile.readings.contains(.noInactiveClass) {
      return .failed(.invalid)
    }
    if protection == .complete, entitlement == nil,
      profile.readings.contains(.completeNeedsEntitlement)
    {
      return .failed(.notPermitted)
    }
    return nil
  }
}
