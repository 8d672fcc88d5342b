extension KeychainPolicy {
  private static let unlockedOK = Cell.ok(.documented, "AD-kc")
  private static let openOK = Cell.ok(.documented, "AD-avail")
  private static let gone = Cell.fails(
    .itemNotFound, .documented, "AD-kc: deleted with the passcode; DTS-747613")
  private static let noPasscodeKey = Cell.fails(
    .authenticationFailed, .source,
    "K-sec s3dl_query_add, UIDevice-PasscodeStatus PR 9; -25291: KeychainAccess #471"
  ).turned(.passcodeSetWithoutPasscode, to: .notAvailable)

  static let addNew: [Row] = {
    let locked = Cell.fails(.interactionNotAllowed, .source, "K-sec secd-01-items")
    return [
      Row(
        operation: .addNew, column: .whenUnlocked, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: locked, noPasscode: openOK),
      Row(
        operation: .addNew, column: .passcodeSet, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: locked, noPasscode: noPasscodeKey),
      Row(
        operation: .addNew, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: unlockedOK, noPasscode: openOK),
      Row(
        operation: .addNew, column: .always, beforeFirstUnlock: unlockedOK,
        unlocked: unlockedOK, locked: unlockedOK, noPasscode: unlockedOK),
    ]
  }()

  static let addPresent: [Row] = {
    let locked = Cell.fails(.interactionNotAllowed, .source, "K-sec secd-01-items")
    let present = Cell.fails(.duplicateItem, .documented, "SecBase.h")
    return [
      Row(
        operation: .addPresent, column: .whenUnlocked, beforeFirstUnlock: locked,
        unlocked: present, locked: locked, noPasscode: present),
      Row(
        operation: .addPresent, column: .passcodeSet, beforeFirstUnlock: locked,
        unlocked: present, locked: locked, noPasscode: noPasscodeKey),
      Row(
        operation: .addPresent, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: present, locked: present, noPasscode: present),
      Row(
        operation: .addPresent, column: .always, beforeFirstUnlock: present,
        unlocked: present, locked: present, noPasscode: present),
    ]
  }()

  static let updateValue: [Row] = {
    let locked = Cell.fails(.interactionNotAllowed, .source, "K-sec s3dl_query_update")
    return [
      Row(
        operation: .updateValue, column: .whenUnlocked, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: locked, noPasscode: openOK),
      Row(
        operation: .updateValue, column: .passcodeSet, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: locked, noPasscode: gone),
      Row(
        operation: .updateValue, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: unlockedOK, locked: unlockedOK, noPasscode: openOK),
      Row(
        operation: .updateValue, column: .always, beforeFirstUnlock: unlockedOK,
        unlocked: unlockedOK, locked: unlockedOK, noPasscode: unlockedOK),
    ]
  }()

  static let deleteLocal: [Row] = {
    let free = Cell.ok(.source, "K-sec s3dl_query_delete; -25308: expo/expo #49126")
    let locked = free.turned(.deleteLockedItem, to: .interactionNotAllowed)
    return [
      Row(
        operation: .deleteLocal, column: .whenUnlocked, beforeFirstUnlock: locked,
        unlocked: free, locked: locked, noPasscode: free),
      Row(
        operation: .deleteLocal, column: .passcodeSet, beforeFirstUnlock: locked,
        unlocked: free, locked: locked, noPasscode: gone),
      Row(
        operation: .deleteLocal, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: free, locked: free, noPasscode: free),
      Row(
        operation: .deleteLocal, column: .always, beforeFirstUnlock: free,
        unlocked: free, locked: free, noPasscode: free),
    ]
  }()

  static let deleteSynchronizable: [Row] = {
    let source = "K-sec SecDbItemDelete: a tombstone is made of the attributes"
    let locked = Cell.fails(.interactionNotAllowed, .source, source)
    let free = Cell.ok(.source, source)
    let never = Cell.impossible(.documented, "AD-kc: ThisDeviceOnly never synchronizes")
    return [
      Row(
        operation: .deleteSynchronizable, column: .whenUnlocked, beforeFirstUnlock: locked,
        unlocked: free, locked: locked, noPasscode: free),
      Row(
        operation: .deleteSynchronizable, column: .passcodeSet, beforeFirstUnlock: never,
        unlocked: never, locked: never, noPasscode: never),
      Row(
        operation: .deleteSynchronizable, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: free, locked: free, noPasscode: free),
      Row(
        operation: .deleteSynchronizable, column: .always, beforeFirstUnlock: free,
        unlocked: free, locked: free, noPasscode: free),
    ]
  }()
}
