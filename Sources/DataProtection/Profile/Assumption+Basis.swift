// What the default of each assumption rests on, and how it is called in a few words.
extension Assumption {
  /// What it is about, in a few words.
  public var title: String {
    switch self {
    case .createUnlessOpenBeforeFirstUnlock: "class B before the first unlock"
    case .inactiveClass: "class CX"
    case .mapUnlessOpenWhileLocked: "mapping class B"
    case .cloneUnreadable: "cloning"
    case .keychainMissBeforeFirstUnlock: "the keychain before first unlock"
    case .passcodeSetWithoutPasscode: "akpu without a passcode"
    case .deleteLockedItem: "deleting locked items"
    case .keychainAfterUninstall: "the keychain after uninstall"
    case .repeatedLockRestartsTimer: "a lock while locked"
    case .availabilityFlag: "the availability flag"
    case .defaultsRecovery: "when defaults recover"
    case .defaultsWriteBeforeFirstUnlock: "early writes of defaults"
    case .classOfCopy: "the class of copies"
    case .inheritedClassWithoutKey: "an inherited class without a key"
    case .classOfGroup: "the class of a group"
    }
  }

  /// The kinds of evidence for the default, strongest first.
  public var evidence: [DeviceEvidence] {
    switch self {
    case .createUnlessOpenBeforeFirstUnlock, .inactiveClass, .cloneUnreadable,
      .repeatedLockRestartsTimer, .classOfCopy:
      [.choice]
    case .mapUnlessOpenWhileLocked, .deleteLockedItem, .keychainMissBeforeFirstUnlock: [.source]
    case .passcodeSetWithoutPasscode: [.source, .observed]
    case .keychainAfterUninstall: [.documented, .observed]
    case .availabilityFlag: [.documented]
    case .defaultsRecovery, .defaultsWriteBeforeFirstUnlock: [.observed]
    case .inheritedClassWithoutKey, .classOfGroup: [.choice]
    }
  }

  /// What speaks for the default, and for the other side where something does.
  public var basis: String {
    switch self {
    case .createUnlessOpenBeforeFirstUnlock: "the public half of the class B key is not a secret"
    case .inactiveClass: "Apple's page of the class describes nothing"
    case .mapUnlessOpenWhileLocked:
      "K-hfs hfs_vnop_mmap and hfs_vnop_pagein ask cp_check_access, which denies class A alone"
    case .cloneUnreadable: "a clone shares the wrapped key, so that nothing has to be unwrapped"
    case .keychainMissBeforeFirstUnlock:
      "K-sec SecKeybagSupport.c; -25300 was seen: kylebshr/luka-ios PR 134"
    case .passcodeSetWithoutPasscode:
      "K-sec s3dl_query_add, seen since iOS 9.2; -25291 was seen: KeychainAccess issue 471"
    case .deleteLockedItem: "K-sec s3dl_query_delete; -25308 is claimed: expo issue 49126"
    case .keychainAfterUninstall: "DTS-36442 and DTS-72271: so today, and never promised"
    case .repeatedLockRestartsTimer: "nothing speaks for either side"
    case .availabilityFlag: "AD-avail says \"currently locked\""
    case .defaultsRecovery: "RevenueCat/purchases-ios issue 4623 has both, by system version"
    case .defaultsWriteBeforeFirstUnlock:
      "openradar 16761393, LoopKit/Loop PR 1186 and issue 1737: people lost their settings"
    case .classOfCopy: "nothing speaks for either side"
    case .inheritedClassWithoutKey:
      "an error is the safer answer; K-hfs CP_KEYWRAP_DIFFCLASS lets a key bag override the class"
    case .classOfGroup: "the entitlement's page speaks of the application's container alone"
    }
  }

  /// The assumption with its basis, as a list prints it.
  package var lines: String {
    let tags = evidence.map(\.tag).joined(separator: " ")
    return "\(name)\(name.count < 3 ? " " : "")  \(statement)\n     \(tags): \(basis)"
  }
}
