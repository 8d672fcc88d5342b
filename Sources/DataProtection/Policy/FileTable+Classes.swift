extension FileTable {
  /// A change opens the file for writing (K-sf), then wraps its key anew (K-hfs
  /// `cp_vnode_setclass`): it needs the old class's opening key and the new class's creating key.
  static let settingClass: [FileRule] =
    toComplete + toUnlessOpen + toUntilFirst + toNone + toInactive + onDirectory
    + ProtectionClass.allCases.map { .never(.setting($0), $0) }

  private static let toComplete: [FileRule] = [
    FileRule(.setToComplete, .completeUnlessOpen, .no("KO", "DTS-131051")),
    FileRule(
      .setToComplete, .completeUntilFirstUserAuthentication, before: .no("K"), locked: .no("KC")),
    FileRule(.setToComplete, .none, .no("KC")),
    FileRule(.setToComplete, .completeWhenUserInactive, .no("C")),
  ]

  private static let toUnlessOpen: [FileRule] = [
    FileRule(.setToUnlessOpen, .complete, .no("K")),
    FileRule(
      .setToUnlessOpen, .completeUntilFirstUserAuthentication, before: .no("K"), locked: .ok("C")),
    FileRule(
      .setToUnlessOpen, .none, before: .ok("C").or(.createUnlessOpenBeforeFirstUnlock),
      locked: .ok("C")),
    inactive(.setToUnlessOpen),
  ]

  private static let toUntilFirst: [FileRule] = [
    FileRule(.setToUntilFirst, .complete, .no("K")),
    FileRule(
      .setToUntilFirst, .completeUnlessOpen, before: .no("K"),
      locked: .no("K").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(.setToUntilFirst, .none, before: .no("KC"), locked: .ok("K")),
    inactive(.setToUntilFirst),
  ]

  private static let toNone: [FileRule] = [
    FileRule(.setToNone, .complete, .no("K")),
    FileRule(
      .setToNone, .completeUnlessOpen, before: .no("K"),
      locked: .no("K").literally(.unlessOpenAfterFirstUnlock, .allowed)),
    FileRule(
      .setToNone, .completeUntilFirstUserAuthentication, before: .no("K"), locked: .ok("K")),
    inactive(.setToNone),
  ]

  private static let toInactive: [FileRule] = [
    FileRule(.setToInactive, .complete, .no("C").literally(.noInactiveClass, .invalid)),
    FileRule(.setToInactive, .completeUnlessOpen, .no("C").literally(.noInactiveClass, .invalid)),
    FileRule(
      .setToInactive, .completeUntilFirstUserAuthentication,
      before: .no("C").literally(.noInactiveClass, .invalid),
      locked: .ok("C").or(.inactiveClass).literally(.noInactiveClass, .invalid),
      inactive: .no("C").literally(.noInactiveClass, .invalid)),
    FileRule(
      .setToInactive, .none, before: .no("C").literally(.noInactiveClass, .invalid),
      locked: .ok("C").or(.inactiveClass).literally(.noInactiveClass, .invalid),
      inactive: .no("C").literally(.noInactiveClass, .invalid)),
  ]

  /// Only the label changes; no key is involved.
  private static let onDirectory: [FileRule] = [
    FileRule(.setDirectory, .complete, .ok("K")),
    FileRule(.setDirectory, .completeUnlessOpen, .ok("K")),
    FileRule(.setDirectory, .completeUntilFirstUserAuthentication, .ok("K")),
    FileRule(.setDirectory, .none, .ok("K")),
    FileRule(
      .setDirectory, .completeWhenUserInactive, .ok("C").literally(.noInactiveClass, .invalid)),
  ]
}
