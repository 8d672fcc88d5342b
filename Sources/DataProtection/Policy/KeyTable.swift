/// Table 4.0 of the specification: which key is in memory. Everything else follows from this.
enum KeyTable {
  struct Row: Sendable {
    var column: KeyColumn
    var before: PolicyAnswer
    var unlocked: PolicyAnswer
    var grace: PolicyAnswer
    var locked: PolicyAnswer
    /// Differs from `locked` in the CX row only.
    var inactive: PolicyAnswer?
    var noPasscode: PolicyAnswer
  }

  static let rows: [Row] = [
    Row(
      column: .complete, before: .no("D"), unlocked: .ok("D"), grace: .ok("D"),
      locked: .no("D"), noPasscode: .ok("D")),
    Row(
      column: .unlessOpenOld, before: .no("D"), unlocked: .ok("D"), grace: .ok("K"),
      locked: .no("D").literally(.unlessOpenAfterFirstUnlock, .allowed), noPasscode: .ok("D")),
    Row(
      column: .unlessOpenNew, before: .ok("C").or(.createUnlessOpenBeforeFirstUnlock),
      unlocked: .ok("D"), grace: .ok("K"), locked: .ok("D"), noPasscode: .ok("D")),
    Row(
      column: .untilFirst, before: .no("D"), unlocked: .ok("D"), grace: .ok("D"),
      locked: .ok("D"), noPasscode: .ok("DC")),
    Row(
      column: .none, before: .ok("D"), unlocked: .ok("D"), grace: .ok("D"), locked: .ok("D"),
      noPasscode: .ok("D")),
    Row(
      column: .inactive, before: .no("C"), unlocked: .ok("C"), grace: .ok("C"),
      locked: .ok("C").or(.inactiveClass), inactive: .no("C"), noPasscode: .ok("C")),
    Row(
      column: .keychainWhenUnlocked, before: .no("D"), unlocked: .ok("D"), grace: .ok("K"),
      locked: .no("D"), noPasscode: .ok("D")),
    Row(
      column: .keychainPasscodeSet, before: .no("D"), unlocked: .ok("D"), grace: .ok("K"),
      locked: .no("D"), noPasscode: .no("D", "the class does not exist")),
    Row(
      column: .keychainAfterFirstUnlock, before: .no("D"), unlocked: .ok("D"), grace: .ok("D"),
      locked: .ok("D"), noPasscode: .ok("D")),
    Row(
      column: .keychainAlways, before: .ok("D"), unlocked: .ok("D"), grace: .ok("D"),
      locked: .ok("D"), noPasscode: .ok("D")),
    Row(
      column: .flag, before: .no("D", "AD-avail"), unlocked: .ok("D", "AD-avail"),
      grace: .no("C", "currently locked").or(.availabilityFlag), locked: .no("D", "AD-avail"),
      noPasscode: .ok("D", "AD-avail")),
  ]

  /// One list for each situation, in the order of `KeyColumn`.
  static let cells: [[PolicyAnswer]] = Situation.allCases.map { situation in
    rows.map { row in
      switch situation {
      case .off: .no("D")
      case .beforeFirstUnlock: row.before
      case .unlocked: row.unlocked
      case .grace: row.grace
      case .locked: row.locked
      case .lockedInactive: row.inactive ?? row.locked
      case .noPasscode: row.noPasscode
      }
    }
  }
}
