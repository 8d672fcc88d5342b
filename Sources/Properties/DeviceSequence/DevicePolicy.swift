import DataProtection

/// What the documents say a device answers, told without keys: the class of the file and whether
/// the device is locked decide. The second formulation beside the mechanism of `Device`.
struct DevicePolicy {
  private enum Phase { case beforeFirstUnlock, unlocked, locked }

  private var phase = Phase.unlocked
  /// What each file holds; nil where there is none.
  private var contents: [ProtectionClass: [UInt8]] = [:]
  private var handles: Set<ProtectionClass> = []

  /// The four classes with documented semantics.
  static let classes: [ProtectionClass] = [
    .complete, .completeUnlessOpen, .completeUntilFirstUserAuthentication, .none,
  ]

  /// What the step must answer.
  mutating func answer(_ step: DeviceStep) -> DeviceAnswer {
    switch step {
    case .create(let protection): return create(protection)
    case .open(let protection): return open(protection)
    case .read(let protection):
      guard handles.contains(protection) else { return .noHandle }
      return isUsable(protection)
        ? .bytes(contents[protection] ?? []) : .failed(.notPermitted)
    case .write(let protection):
      guard handles.contains(protection) else { return .noHandle }
      guard isUsable(protection) else { return .failed(.notPermitted) }
      contents[protection] = Self.written
      return .done
    case .close(let protection):
      return handles.remove(protection) == nil ? .noHandle : .done
    case .lock:
      if phase == .unlocked { phase = .locked }
      return .done
    case .unlock:
      phase = .unlocked
      return .done
    case .reboot:
      phase = .beforeFirstUnlock
      handles = []
      return .done
    }
  }

  /// What every write writes.
  static let written: [UInt8] = [1, 2, 3]

  private mutating func create(_ protection: ProtectionClass) -> DeviceAnswer {
    guard contents[protection] == nil else { return .failed(.exists) }
    let isAllowed = protection == .completeUnlessOpen || isReachable(protection)
    guard isAllowed else { return .failed(.notPermitted) }
    contents[protection] = []
    handles.insert(protection)
    return .done
  }

  private mutating func open(_ protection: ProtectionClass) -> DeviceAnswer {
    guard contents[protection] != nil else { return .failed(.noEntry) }
    guard isReachable(protection) else { return .failed(.notPermitted) }
    handles.insert(protection)
    return .done
  }

  /// Whether a file of the class can be opened.
  private func isReachable(_ protection: ProtectionClass) -> Bool {
    switch protection {
    case .complete, .completeUnlessOpen: phase == .unlocked
    case .completeUntilFirstUserAuthentication, .completeWhenUserInactive:
      phase != .beforeFirstUnlock
    case .none: true
    }
  }

  /// Whether an open handle of the class works.
  private func isUsable(_ protection: ProtectionClass) -> Bool {
    protection == .complete ? phase == .unlocked : true
  }
}
