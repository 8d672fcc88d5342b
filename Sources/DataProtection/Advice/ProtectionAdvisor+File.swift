extension ProtectionAdvisor {
  static func fileAdvice(_ need: ProtectionNeed) -> ProtectionAdvice {
    let isUnguarded = need.kind.isDisposable && !need.holdsSensitiveData
    let protection =
      isUnguarded
      ? .none
      : fileClass(
        need.access, isDatabase: need.kind == .database, isSensitive: need.holdsSensitiveData)
    var advice = ProtectionAdvice(
      need: need, storage: .file(protection), whileLocked: lockedAccess(protection),
      reasons: [
        storageReason(need),
        isUnguarded
          ? "Its disclosure harms nobody, so no passcode has to guard it."
          : accessReason(need),
      ], cautions: [])
    addKey(need, to: &advice)
    addClassCautions(need, protection, to: &advice)
    addStoreCautions(need, protection, to: &advice)
    addBackupCautions(need, to: &advice)
    return advice
  }

  private static func storageReason(_ need: ProtectionNeed) -> String {
    if need.kind.isSecret {
      return "At \(need.sizeText) it is too large for the keychain, which is for at most "
        + "\(keychainValueLimit): encrypt it, keep it in a file, and only the key in the keychain."
    }
    if need.kind == .userDocument { return "Documents are files by nature." }
    if need.size > keychainUsualSize {
      return "The keychain is not made for data above a kilobyte, and this gets \(need.sizeText); "
        + "file protection costs no code."
    }
    return "It is not a password, a token or a key, which the keychain is for; file protection "
      + "costs no code."
  }

  private static func accessReason(_ need: ProtectionNeed) -> String {
    switch need.access {
    case .never: "Nothing uses it while the device is locked."
    case .whileOpen where need.kind == .database:
      "It is used while the device is locked, when SQLite makes and opens its -wal and -shm files "
        + "anew: class B forbids that, so completeUnlessOpen is not enough."
    case .whileOpen: "While the device is locked it is used through a handle that stays open."
    case .afterFirstUnlock: "It is opened anew while the device is locked."
    case .always where need.holdsSensitiveData:
      "Readable before the first unlock means readable without a passcode: too weak for it."
    case .always: "It must be usable at any time, and its disclosure harms nobody."
    }
  }

  /// What is too large for the keychain, or must vanish with the passcode, is encrypted with a key.
  private static func addKey(_ need: ProtectionNeed, to advice: inout ProtectionAdvice) {
    let (constant, isPasscodeBound) = keychainConstant(need)
    if need.kind.isSecret || isPasscodeBound { advice.keyItem = constant }
    guard need.requiresPasscode else { return }
    advice.cautions.append(
      isPasscodeBound
        ? "A file outlives the passcode, its key does not: switching the passcode off makes the "
          + "file unreadable for good, so be able to do without it."
        : "A file outlives the passcode, and a key that vanishes with it is readable only while "
          + "unlocked and never leaves the device: that part of the need is not met.")
  }

  private static func addClassCautions(
    _ need: ProtectionNeed, _ protection: ProtectionClass, to advice: inout ProtectionAdvice
  ) {
    switch protection {
    case .complete:
      advice.cautions.append(
        "Open handles fail with EPERM after a lock and work again after the unlock; report locked, "
          + "and never write in reaction to a failed read.")
    case .completeUnlessOpen:
      advice.cautions.append(
        "A second open while locked fails even with the first handle open: keep one handle.")
    case .completeUntilFirstUserAuthentication:
      advice.cautions.append(
        need.access == .always
          ? "It cannot be used before the first unlock: let the work wait for protected data."
          : "Until the first unlock after a restart it answers 257: that is locked, not missing, "
            + "so never write defaults over it.")
      if need.holdsSensitiveData {
        advice.cautions.append(
          "While locked it stays readable: weaker than complete, so be sure that work while locked "
            + "is truly needed.")
      }
    case .none:
      advice.cautions.append(
        "No passcode guards it: whoever holds the device can read it, so nothing sensitive may "
          + "get into it.")
    case .completeWhenUserInactive: break
    }
  }

  private static func addStoreCautions(
    _ need: ProtectionNeed, _ protection: ProtectionClass, to advice: inout ProtectionAdvice
  ) {
    if need.kind == .database {
      advice.cautions.append(
        "Set the class on the directory before creating the store, so that its -wal and -shm files "
          + "get it too.")
    }
    if need.kind == .database && protection == .complete {
      advice.cautions.append(
        "Close the store before protected data becomes unavailable: SQLite answers IOERR or AUTH "
          + "for a locked one, which is not a damaged one.")
    }
    if need.holdsSensitiveData, !need.kind.isSecret, need.size <= keychainValueLimit {
      advice.cautions.append(
        "If it is one value of at most \(keychainValueLimit) bytes, the keychain encrypts it by "
          + "itself: ask again for a sensitive-value.")
    }
  }

  private static func addBackupCautions(_ need: ProtectionNeed, to advice: inout ProtectionAdvice) {
    if need.kind.isDisposable {
      if need.mustReachAnotherDevice {
        advice.cautions.append("Caches and temporary files are in no backup: keep it elsewhere.")
      }
      return
    }
    if need.isKeptFromBackups {
      advice.cautions.append(
        "Every backup carries it whatever its class, readable in an unencrypted one: exclude it "
          + "from backups, and know that it is then lost with the device.")
    }
    if advice.keyItem != nil && need.mustReachAnotherDevice {
      advice.cautions.append(
        "Every backup carries the file, but only an encrypted one its key: after another restore "
          + "the key is absent, which is neither locked nor damaged.")
    }
  }
}
