public import DataProtection
import PropertyEngine

// What is checked after every step, and what a failure rests on.
extension DeviceMachine {
  /// The evidence that the expectation rests on.
  public func remark(on command: DeviceCommand) -> String { " [\(evidence)]" }

  /// The cell that the last expectation rests on.
  public var basis: String { evidence.lastCell.map { "\($0)" } ?? "" }

  /// The invariants that one state can show.
  public func checkInvariants(
    after command: DeviceCommand, of system: inout DeviceSession
  ) throws {
    let broken = system.device.violatedInvariants()
    if let first = broken.first {
      throw PropertyFailure("\(meant(first, of: broken, by: command))")
    }
    guard system.device.state.situation == state.situation else {
      throw PropertyFailure(
        isLockedAgain ? "\(DeviceInvariant.relockChangesNothing)" : "the right situation",
        details: "\(system.device.state.situation), not \(state.situation)")
    }
    guard system.device.state.protectedDataAvailable == state.flag else {
      throw PropertyFailure(
        "the availability flag as the key table says", details: "it is \(!state.flag)")
    }
  }

  /// Which of several broken invariants the last command is about.
  private func meant(
    _ first: DeviceInvariant, of broken: [DeviceInvariant], by command: DeviceCommand
  ) -> DeviceInvariant {
    if command == .event(.removePasscode), broken.contains(.readableWithoutPasscode) {
      return .readableWithoutPasscode
    }
    return first == .unlockRestoresFiles && wasUnlockedInGrace
      ? .unlockInGraceEvictsNothing : first
  }

  var isUnlocked: Bool { state.situation == .unlocked || state.situation == .grace }

  /// What a refusal breaks where nothing should be refused.
  var refusedInvariant: DeviceInvariant? {
    switch state.situation {
    case .grace: .graceAnswersAsUnlocked
    case .unlocked: .unlockRestoresFiles
    case .noPasscode: .readableWithoutPasscode
    case .off, .beforeFirstUnlock, .locked, .lockedInactive: nil
    }
  }

  /// What other bytes or another size than expected break.
  func changedBytesInvariant(_ marks: ModelFileMarks) -> DeviceInvariant {
    if marks.contains(.replaceFailed) { return .replaceIsWhole }
    return marks.contains(.writeFailed) ? .failureChangesNothing : .acknowledgedBytesKept
  }
}
