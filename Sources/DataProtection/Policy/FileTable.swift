/// Table 4.1 of the specification: what each file operation does, by class and situation.
///
/// In the tables, B is before the first unlock, L locked after the grace period, I also inactive.
/// Unlocked and grace: allowed (grace: documented for class A, source for the others). Off: no
/// process. Without a passcode, in any running state: as unlocked. K-hfs is the kernel's HFS
/// driver; APFS is closed, and parity with it is assumed.
enum FileTable {
  static let rules: [FileRule] =
    creating + opening + throughHandles + mapping + naming + copying + settingClass + defaults

  /// All cells, in the order row, class, situation.
  static let cells: [PolicyCell] = {
    var byPlace: [[FileRule?]] = Array(
      repeating: Array(repeating: nil, count: ProtectionClass.allCases.count),
      count: FileRow.allCases.count)
    for rule in rules { byPlace[Int(rule.row.rawValue)][Int(rule.protection.rawValue)] = rule }
    return FileRow.allCases.flatMap { row in
      ProtectionClass.allCases.flatMap { protection in
        let rule = byPlace[Int(row.rawValue)][Int(protection.rawValue)]
        return Situation.allCases.map { situation in
          PolicyCell(
            row: row, protection: protection, situation: situation,
            answer: answer(rule, row, protection, situation))
        }
      }
    }
  }()

  private static func answer(
    _ rule: FileRule?, _ row: FileRow, _ protection: ProtectionClass, _ situation: Situation
  ) -> PolicyAnswer {
    guard let rule else { return .never }
    switch situation {
    case .off: return PolicyAnswer(.noProcess, "D")
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
    _ answer: PolicyAnswer, _ row: FileRow, _ protection: ProtectionClass
  ) -> PolicyAnswer {
    let asksForClass = [.create, .replace, .setDirectory].contains(row)
    let asksForInactive =
      row == .setToInactive || (asksForClass && protection == .completeWhenUserInactive)
    return asksForInactive ? answer.literally(.noInactiveClass, .invalid) : answer
  }
}
