/// Table 4.1 of the specification: what each file operation does, by class and situation.
///
/// In the tables, B is before the first unlock, L locked after the grace period, I also inactive.
/// Unlocked and grace: allowed (grace: documented for class A, source for the others). Off: no
/// process. Without a passcode, in any running state: as unlocked. K-hfs is the kernel's HFS
/// driver; APFS is closed, and parity with it is assumed.
enum FileTable {
  static let rules: [FileRule] =
    creating + opening + throughHandles + mapping + naming + copying + settingClass + defaults

  /// The cells by what is asked for, class and situation: complete, or building it traps.
  static let cells: CaseMap<FileRow, CaseMap<ProtectionClass, CaseMap<LockState, Cell>>> = {
    let byRow = Dictionary(grouping: rules, by: \.row)
    return CaseMap { row in
      let columns = CaseMap(
        rows: (byRow[row] ?? []).map { ($0.protection, $0) }, of: "table 4.1, \(row)")
      return CaseMap { protection in
        CaseMap { answer(columns[protection], row, protection, $0) }
      }
    }
  }()

  typealias Cell = DecisionCell<PolicyOutcome>

  private static func answer(
    _ rule: FileRule, _ row: FileRow, _ protection: ProtectionClass, _ situation: LockState
  ) -> Cell {
    if rule.isNever { return .never }
    switch situation {
    case .off: return Cell(.noProcess, "D")
    case .beforeFirstUnlock: return rule.before
    case .unlocked: return literal(.ok("D"), row, protection)
    case .grace: return literal(.ok(protection == .complete ? "D" : "K"), row, protection)
    case .locked: return rule.locked
    case .lockedInactive: return rule.inactive
    case .noPasscode: return literal(.ok("DC"), row, protection)
    }
  }

  /// Under the reading that class CX does not exist, asking for it fails even while unlocked.
  private static func literal(
    _ answer: Cell, _ row: FileRow, _ protection: ProtectionClass
  ) -> Cell {
    let asksForClass = [.create, .replace, .setDirectory].contains(row)
    let asksForInactive =
      row == .setToInactive || (asksForClass && protection == .completeWhenUserInactive)
    return asksForInactive ? answer.literally(.noInactiveClass, .invalid) : answer
  }
}
