extension KeychainPolicy {
  private static let unlockedOK = Cell.ok(.documented, "AD-kc")
  private static let gone = Cell.fails(
    .itemNotFound, .documented, "AD-kc: deleted with the passcode; DTS-747613")

  static let readData: [Row] = [
    Row(
      operation: .readData, column: .whenUnlocked,
      beforeFirstUnlock: .fails(.interactionNotAllowed, .documented, "SecItem.h"),
      unlocked: unlockedOK,
      locked: .fails(.interactionNotAllowed, .documented, "SecItem.h"),
      noPasscode: .ok(.documented, "AD-avail")),
    Row(
      operation: .readData, column: .passcodeSet,
      beforeFirstUnlock: .fails(.interactionNotAllowed, .documented, "SecItem.h"),
      unlocked: unlockedOK,
      locked: .fails(.interactionNotAllowed, .documented, "SecItem.h"),
      noPasscode: gone),
    Row(
      operation: .readData, column: .afterFirstUnlock,
      beforeFirstUnlock: .fails(
        .interactionNotAllowed, .source, "K-sec; -25300: kylebshr/luka-ios PR 134"
      ).turned(.keychainMissBeforeFirstUnlock, to: .itemNotFound),
      unlocked: unlockedOK,
      locked: .ok(.documented, "AD-kc"),
      noPasscode: .ok(.documented, "AD-avail")),
    Row(
      operation: .readData, column: .always,
      beforeFirstUnlock: .ok(.documented, "AD-kc"),
      unlocked: unlockedOK,
      locked: .ok(.documented, "AD-kc"),
      noPasscode: .ok(.documented, "AD-kc")),
  ]

  static let readAttributes = metadata(.readAttributes, source: "K-sec metadata key store")

  static let matchAll = metadata(
    .matchAll, source: "K-sec s3dl_query; soffes/SAMKeychain PR 94")

  /// Attributes are wrapped as the data is, so that both queries have the same cells.
  private static func metadata(_ operation: KeychainOperation, source: String) -> [Row] {
    let locked = Cell.fails(.interactionNotAllowed, .source, source)
    let open = Cell.ok(.source, source)
    return [
      Row(
        operation: operation, column: .whenUnlocked, beforeFirstUnlock: locked, unlocked: open,
        locked: locked, noPasscode: open),
      Row(
        operation: operation, column: .passcodeSet, beforeFirstUnlock: locked, unlocked: open,
        locked: locked, noPasscode: gone),
      Row(
        operation: operation, column: .afterFirstUnlock, beforeFirstUnlock: locked,
        unlocked: open, locked: open, noPasscode: open),
      Row(
        operation: operation, column: .always, beforeFirstUnlock: .ok(.documented, "AD-kc"),
        unlocked: open, locked: .ok(.documented, "AD-kc"), noPasscode: open),
    ]
  }
}
