extension ProtectionAdvisor {
  static func keychainAdvice(_ need: ProtectionNeed) -> ProtectionAdvice {
    let background = need.background ?? usualBackground(need.kind)
    var advice = ProtectionAdvice(
      storage: .keychain(.whenUnlockedThisDeviceOnly), whileLocked: .never,
      reasons: [keychainReason(need.kind)], cautions: [])
    switch background {
    case .none:
      advice.reasons.append("Nothing reads it in the background, so it need not outlive a lock.")
    case .write, .read:
      advice.storage = .keychain(.afterFirstUnlockThisDeviceOnly)
      advice.whileLocked = .afterFirstUnlock
      advice.reasons.append(
        "Background work needs it while the device is locked; adding and updating need the class "
          + "key as reading does.")
      advice.cautions.append(beforeFirstUnlock)
    case .readBeforeFirstUnlock:
      advice.storage = .keychain(.afterFirstUnlockThisDeviceOnly)
      advice.whileLocked = .afterFirstUnlock
      advice.reasons.append(
        "The constants that are readable before the first unlock are deprecated.")
      advice.cautions.append(
        "It cannot be read before the first unlock: let the work wait for protected data.")
    }
    addTravel(need, to: &advice)
    addPasscode(need, background, to: &advice)
    return advice
  }

  private static func keychainReason(_ kind: DataKind) -> String {
    switch kind {
    case .structuredSecrets: "The keychain finds secrets by key and controls access to each."
    case .sensitiveValue: "A small value is safer in the keychain, which encrypts each by itself."
    default: "The keychain was made for small secrets: passwords, tokens and keys."
    }
  }

  private static var beforeFirstUnlock: String {
    "Before the first unlock reads fail with -25308, or are seen as -25300: never take either for "
      + "proof that the item is gone while protected data is not available."
  }

  private static func addTravel(_ need: ProtectionNeed, to advice: inout ProtectionAdvice) {
    guard case .keychain(let bound) = advice.storage else { return }
    guard need.mustReachAnotherDevice else {
      advice.reasons.append(
        "It need not reach another device, so no backup should be able to carry it there.")
      return
    }
    advice.storage = .keychain(
      bound == .whenUnlockedThisDeviceOnly ? .whenUnlocked : .afterFirstUnlock)
    advice.reasons.append("It must reach another device, which a ThisDeviceOnly item never does.")
    advice.cautions.append(
      "Only an encrypted local backup or iCloud Keychain carries it: after an iCloud or "
        + "unencrypted restore on another device it is absent, so be able to make it anew.")
  }

  private static func addPasscode(
    _ need: ProtectionNeed, _ background: BackgroundNeed, to advice: inout ProtectionAdvice
  ) {
    guard need.requiresPasscode else { return }
    if need.mustReachAnotherDevice || background != .none {
      advice.cautions.append(
        "WhenPasscodeSetThisDeviceOnly would tie it to the passcode, but such an item is readable "
          + "only while unlocked and never leaves the device.")
      return
    }
    advice.storage = .keychain(.whenPasscodeSetThisDeviceOnly)
    advice.reasons.append("It must vanish with the passcode, which only this class does.")
    advice.cautions.append(
      "Switching the passcode off deletes it, no backup holds it, and without a passcode adding it "
        + "fails with -25293 or -25291.")
  }
}
