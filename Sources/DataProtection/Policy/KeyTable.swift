/// Table 4.0 of the specification: which key is in memory. Everything else follows from this.
enum KeyTable {
  struct Row: Sendable {
    var column: KeyColumn
    var before: DecisionCell<PolicyOutcome>
    var unlocked: DecisionCell<PolicyOutcome>
    var grace: DecisionCell<PolicyOutcome>
    var locked: DecisionCell<PolicyOutcome>
    /// Differs from `locked` in the CX row only.
    var inactive: DecisionCell<PolicyOutcome>?
    var noPasscode: DecisionCell<PolicyOutcome>
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

  /// The cells by situation and column: complete, or building it traps.
  static let cells: CaseMap<LockState, CaseMap<KeyColumn, DecisionCell<PolicyOutcome>>> = {
    let columns = CaseMap(rows: rows.map { ($0.column, $0) }, of: "table 4.0")
    return CaseMap { situation in columns.map { $0[situation] } }
  }()
}

extension KeyTable.Row {
  /// The cell of a situation; a device that is off has no key in memory.
  fileprivate subscript(situation: LockState) -> DecisionCell<PolicyOutcome> {
    switch situation {
    case .off: .no("D")
    case .beforeFirstUnlock: before
    case .unlocked: unlocked
    case .grace: grace
    case .locked: locked
    case .lockedInactive: inactive ?? locked
    case .noPasscode: noPasscode
    }
  }
}
