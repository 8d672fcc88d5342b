extension ProtectionAdvisor {
  static func fileAdvice(_ need: ProtectionNeed) -> ProtectionAdvice {
    let background = need.background ?? usualBackground(need.kind)
    let protection = fileClass(need.kind, background)
    var advice = ProtectionAdvice(
      storage: .file(protection), whileLocked: lockedAccess(protection),
      reasons: [storageReason(need), classReason(need.kind, background)], cautions: [])
    addFileCautions(need, background, to: &advice)
    return advice
  }

  private static func fileClass(_ kind: DataKind, _ background: BackgroundNeed) -> ProtectionClass {
    switch background {
    case .none: kind.isDisposable ? .none : .complete
    case .write: .completeUnlessOpen
    case .read: .completeUntilFirstUserAuthentication
    case .readBeforeFirstUnlock:
      kind.isSensitive ? .completeUntilFirstUserAuthentication : .none
    }
  }

  private static func lockedAccess(_ protection: ProtectionClass) -> LockedAccess {
    switch protection {
    case .complete: .never
    case .completeUnlessOpen: .whileOpen
    case .completeUntilFirstUserAuthentication, .completeWhenUserInactive: .afterFirstUnlock
    case .none: .always
    }
  }

  private static func storageReason(_ need: ProtectionNeed) -> String {
    if need.kind.isSecret {
      return "At \(need.size) bytes it is too large for the keychain: encrypt it, keep it in a "
        + "file, and keep only the key in the keychain."
    }
    if need.kind == .userDocument { return "Documents are files by nature." }
    return "The keychain is not made for data above a kilobyte; file protection costs no code."
  }

  private static func classReason(_ kind: DataKind, _ background: BackgroundNeed) -> String {
    switch background {
    case .none:
      return kind.isDisposable
        ? "Its disclosure harms nobody." : "Nothing needs it while the device is locked."
    case .write:
      return "It is created or still being written while the device is locked, through one handle."
    case .read:
      return "Background work must read it while the device is locked."
    case .readBeforeFirstUnlock:
      return kind.isSensitive
        ? "Readable before the first unlock means readable without a passcode: too weak for it."
        : "It must be usable at any time, and its disclosure harms nobody."
    }
  }

  private static func addFileCautions(
    _ need: ProtectionNeed, _ background: BackgroundNeed, to advice: inout ProtectionAdvice
  ) {
    switch advice.storage {
    case .file(.complete):
      advice.cautions.append(
        "Open handles fail with EPERM after a lock and work again after the unlock; report locked, "
          + "and never write in reaction to a failed read.")
    case .file(.completeUnlessOpen):
      advice.cautions.append(
        "A second open while locked fails even with the first handle open: keep one handle.")
    case .file(.completeUntilFirstUserAuthentication):
      if background == .readBeforeFirstUnlock {
        advice.cautions.append(
          "It cannot be read before the first unlock: let the work wait for protected data.")
      }
      if need.kind.isSensitive {
        advice.cautions.append(
          "While locked it stays readable: weaker than complete, so be sure background work is "
            + "truly needed.")
      }
    default: break
    }
    if need.kind == .database {
      advice.cautions.append(
        "Set the class on the directory before creating the store, so that its -wal and -shm files "
          + "get it too.")
    }
    addBackupCautions(need, to: &advice)
  }

  private static func addBackupCautions(_ need: ProtectionNeed, to advice: inout ProtectionAdvice) {
    if need.kind.isDisposable {
      if need.mustReachAnotherDevice {
        advice.cautions.append("Caches and temporary files are in no backup: keep it elsewhere.")
      }
      return
    }
    if need.kind.isSensitive && !need.mustReachAnotherDevice {
      advice.cautions.append(
        "Every backup carries it whatever its class, readable in an unencrypted one: exclude it "
          + "from backups.")
    }
    if need.requiresPasscode {
      advice.cautions.append(
        "A file outlives the passcode: encrypt it with a key in a WhenPasscodeSet item if it must "
          + "vanish with it.")
    }
  }
}
