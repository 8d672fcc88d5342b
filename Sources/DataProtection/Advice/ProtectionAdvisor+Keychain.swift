extension ProtectionAdvisor {
  static func keychainAdvice(_ need: ProtectionNeed) -> ProtectionAdvice {
    let (constant, isPasscodeBound) = keychainConstant(need)
    var advice = ProtectionAdvice(
      need: need, storage: .keychain(constant), whileLocked: lockedAccess(constant),
      reasons: [keychainReason(need), accessReason(need)], cautions: [])
    if need.size > keychainUsualSize {
      advice.cautions.append(
        "\(need.sizeText) is more than the kilobyte that keychain items usually have: if it can "
          + "grow past \(keychainValueLimit) bytes, keep it in a file and only its key here.")
    }
    addAccessCautions(need, to: &advice)
    addTravel(need, to: &advice)
    addPasscode(need, isPasscodeBound, to: &advice)
    return advice
  }

  /// The constant for a secret, or for the key of a file, and whether the passcode bounds it.
  static func keychainConstant(
    _ need: ProtectionNeed
  ) -> (constant: KeychainAccessibility, isPasscodeBound: Bool) {
    if need.requiresPasscode && !need.mustReachAnotherDevice && need.access == .never {
      return (.whenPasscodeSetThisDeviceOnly, true)
    }
    return (accessibility(need.access, travels: need.mustReachAnotherDevice), false)
  }

  private static func keychainReason(_ need: ProtectionNeed) -> String {
    switch need.kind {
    case .structuredSecrets: "The keychain finds secrets by key and controls access to each."
    case .sensitiveValue:
      "At \(need.sizeText) it fits the keychain, which encrypts each value by itself."
    case .credential, .userDocument, .healthData, .financialRecord, .appData, .database,
      .largeDownload, .downloadedImage, .publicCache, .temporaryFile:
      "The keychain was made for small secrets: passwords, tokens and keys."
    }
  }

  private static func accessReason(_ need: ProtectionNeed) -> String {
    switch need.access {
    case .never: "Nothing uses it while the device is locked, so it need not outlive a lock."
    case .whileOpen, .afterFirstUnlock:
      "It is used while the device is locked; adding and updating need the class key as reading "
        + "does."
    case .always: "The constants that are readable before the first unlock are deprecated."
    }
  }

  private static func addAccessCautions(
    _ need: ProtectionNeed, to advice: inout ProtectionAdvice
  ) {
    switch need.access {
    case .never:
      advice.cautions.append(
        "While locked it answers -25308: report locked, and never log out, delete or replace in "
          + "reaction.")
    case .whileOpen, .afterFirstUnlock:
      advice.cautions.append(
        "Before the first unlock reads fail with -25308, or are seen as -25300: never take either "
          + "for proof that the item is gone while protected data is not available.")
    case .always:
      advice.cautions.append(
        "It cannot be read before the first unlock: let the work wait for protected data.")
    }
  }

  private static func addTravel(_ need: ProtectionNeed, to advice: inout ProtectionAdvice) {
    guard need.mustReachAnotherDevice else {
      advice.reasons.append(
        "It need not reach another device, so no backup should be able to carry it there.")
      return
    }
    advice.reasons.append("It must reach another device, which a ThisDeviceOnly item never does.")
    advice.cautions.append(
      "Only an encrypted local backup or iCloud Keychain carries it: after an iCloud or "
        + "unencrypted restore on another device it is absent, so be able to make it anew.")
  }

  private static func addPasscode(
    _ need: ProtectionNeed, _ isPasscodeBound: Bool, to advice: inout ProtectionAdvice
  ) {
    guard need.requiresPasscode else { return }
    guard isPasscodeBound else {
      advice.cautions.append(
        "WhenPasscodeSetThisDeviceOnly would tie it to the passcode, but such an item is readable "
          + "only while unlocked and never leaves the device.")
      return
    }
    advice.reasons.append("It must vanish with the passcode, which only this class does.")
    advice.cautions.append(
      "Switching the passcode off deletes it, no backup holds it, and without a passcode adding it "
        + "fails with -25293 or -25291.")
  }
}
