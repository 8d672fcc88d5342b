import DataProtection
import PropertyEngine

// What a wrong answer is called, and what is checked after every step.
extension DeviceMachine {
  /// The invariant a wrong answer breaks, else the cell or kind of command it belongs to.
  public func claim(
    on command: DeviceCommand, expected: DeviceAnswer, actual: DeviceAnswer
  ) -> String {
    invariant(command, expected, actual).map { DeviceClaim.invariant($0).name }
      ?? evidence.lastCell.map { DeviceClaim.cell($0).name }
      ?? DeviceClaim.answer("\(command)".prefix { $0 != "(" }.description).name
  }

  /// The evidence that the expectation rests on.
  public func note(on command: DeviceCommand) -> String { " [\(evidence)]" }

  /// The cell that the last expectation rests on.
  public var grounds: String { evidence.lastCell.map { "\(Policy.fileCells[$0])" } ?? "" }

  /// The invariants that one state can show.
  public func checkInvariants(
    after command: DeviceCommand, of system: inout DeviceSystem
  ) throws {
    let broken = system.device.violatedInvariants()
    if !broken.isEmpty {
      throw PropertyFailure(DeviceClaim.invariant(number(broken, command)).name)
    }
    guard system.device.state.situation == state.situation else {
      throw PropertyFailure(
        isLockedAgain ? DeviceClaim.invariant(10).name : "the right situation",
        details: "\(system.device.state.situation), not \(state.situation)")
    }
    guard system.device.state.protectedDataAvailable == state.flag else {
      throw PropertyFailure(
        "the availability flag as the key table says", details: "it is \(!state.flag)")
    }
  }

  /// Which of several broken invariants the last command is about.
  private func number(_ broken: [Int], _ command: DeviceCommand) -> Int {
    if command == .event(.removePasscode), broken.contains(37) { return 37 }
    return broken[0] == 13 && wasUnlockedInGrace ? 12 : broken[0]
  }

  private func invariant(
    _ command: DeviceCommand, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    switch command {
    case .event: return eventInvariant(expected, actual)
    case .open(let place, _): return openInvariant(place, expected, actual)
    case .create, .copy: return createInvariant(expected, actual)
    case .read(let handle, _), .write(let handle, _), .truncate(let handle, _), .map(let handle):
      return handleInvariant(handles[handle], expected, actual)
    case .touch(let mapping): return handleInvariant(mappings[mapping], expected, actual)
    case .close, .unmap: return expected == .failed(.badHandle) ? 14 : nil
    case .delete, .rename: return actual == .failed(.notPermitted) ? 19 : 9
    case .link, .list: return actual == .failed(.notPermitted) ? 18 : 9
    case .status(let place): return statusInvariant(place, expected, actual)
    case .setClass: return classInvariant(expected, actual)
    case .folderClass, .makeFolder: return actual == .failed(.notPermitted) ? 18 : 23
    case .replace: return nil
    default: return keychainInvariant(command, expected, actual)
    }
  }

  private func eventInvariant(_ expected: DeviceAnswer, _ actual: DeviceAnswer) -> Int? {
    guard case .event(let wanted) = expected, case .event(let got) = actual else { return nil }
    if wanted.applied == got.applied { return 17 }
    return state.isInstalled ? nil : 38
  }

  private var isUnlocked: Bool { state.situation == .unlocked || state.situation == .grace }

  private func openInvariant(
    _ place: DevicePlace, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    if expected == .failed(.noEntry) || actual == .failed(.noEntry) { return 9 }
    if expected == .failed(.notPermitted), actual == .done, let file = file(at: place) {
      switch files[file].protection {
      case .complete: return 1
      case .completeUntilFirstUserAuthentication: return 2
      case .completeUnlessOpen: return files[file].opens > 0 ? 6 : 3
      default: return nil
      }
    }
    return actual == .failed(.notPermitted) ? refusedInvariant : nil
  }

  /// What a refusal breaks where nothing should be refused.
  private var refusedInvariant: Int? {
    switch state.situation {
    case .grace: 11
    case .unlocked: 13
    case .noPasscode: 37
    default: nil
    }
  }

  private func createInvariant(_ expected: DeviceAnswer, _ actual: DeviceAnswer) -> Int? {
    if actual == .failed(.exists) { return 9 }
    guard actual == .failed(.notPermitted) else { return nil }
    let isUnlessOpen = evidence.lastCell.map {
      Policy.fileCells[$0].row == .create && Policy.fileCells[$0].protection == .completeUnlessOpen
    }
    return refusedInvariant ?? (isUnlessOpen == true ? 5 : nil)
  }

  private func handleInvariant(
    _ handle: DeviceHandle?, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    guard let handle, let file = handle.file else { return 14 }
    let protection = files[file].protection
    if expected == .failed(.notPermitted) || expected == .processDied {
      return protection == .complete ? 1 : nil
    }
    guard actual == .failed(.notPermitted) || actual == .processDied else {
      let changed = changedBytesInvariant(files[file].marks)
      return changed == 8 && protection == .complete && isUnlocked ? 7 : changed
    }
    switch protection {
    case .completeUnlessOpen: return 4
    case .complete: return 7
    default: return refusedInvariant
    }
  }

  private func statusInvariant(
    _ place: DevicePlace, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    switch (expected, actual) {
    case (_, .failed(.notPermitted)): return 18
    case (.status(let size, let protection, _), .status(let other, let found, _)):
      guard let file = file(at: place) else { return 9 }
      let marks = files[file].marks
      if protection != found { return changedClassInvariant(marks, found, place.folder) }
      return size == other ? nil : changedBytesInvariant(marks)
    default: return 9
    }
  }

  private func changedClassInvariant(
    _ marks: DeviceFileMarks, _ found: ProtectionClass, _ folder: DeviceFolder
  ) -> Int {
    if marks.contains(.setClassFailed) { return 24 }
    guard found == folderClass(folder) else { return 20 }
    if marks.contains(.moved) { return 22 }
    return marks.contains(.directoryChanged) ? 21 : 20
  }

  private func changedBytesInvariant(_ marks: DeviceFileMarks) -> Int {
    if marks.contains(.replaceFailed) { return 27 }
    return marks.contains(.writeFailed) ? 9 : 8
  }

  private func classInvariant(_ expected: DeviceAnswer, _ actual: DeviceAnswer) -> Int? {
    if expected == .failed(.notPermitted), actual == .done { return 26 }
    guard actual == .failed(.notPermitted), let cell = evidence.lastCell else { return nil }
    return Policy.fileCells[cell].row == .setSame ? 25 : refusedInvariant
  }
}
