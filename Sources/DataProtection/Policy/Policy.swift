/// What the decision tables expect, independent of keys and of everything in `Device`.
///
/// Source: sections 4.0 and 4.1 of the specification of this module, as literal data in `KeyTable`
/// and `FileTable`.
package enum Policy {
  /// What an operation on a file of that class does in a situation, and by which cell.
  @inline(__always)
  package static func expected(
    _ row: FileRow, _ protection: ProtectionClass, in situation: LockState,
    under profile: DeviceProfile
  ) -> Expectation {
    let cell = quick[row][protection][situation]
    return Expectation(
      outcome: cell.outcome(under: profile), row: row, protection: protection,
      situation: situation, evidenceBits: cell.evidence)
  }

  /// The cell of an operation on a file of that class in a situation.
  package static func cell(
    _ row: FileRow, _ protection: ProtectionClass, in situation: LockState
  ) -> PolicyCell {
    PolicyCell(
      row: row, protection: protection, situation: situation,
      answer: FileTable.cells[row][protection][situation])
  }

  /// Whether a class key is in memory, or the availability flag up, and how that is known.
  package static func key(
    _ column: KeyColumn, in situation: LockState
  ) -> DecisionCell<PolicyOutcome> {
    KeyTable.cells[situation][column]
  }

  /// The same, under a profile: numbers only.
  static func outcome(
    _ column: KeyColumn, in situation: LockState, under profile: DeviceProfile
  ) -> PolicyOutcome {
    quickKeys[situation][column].outcome(under: profile)
  }

  /// Every cell of the file table, in the order row, class, situation.
  package static var fileCells: [PolicyCell] {
    FileRow.allCases.flatMap { row in
      ProtectionClass.allCases.flatMap { protection in
        LockState.allCases.map { cell(row, protection, in: $0) }
      }
    }
  }

  /// The class a new file gets: the explicit one, else the directory's, else (C14) the first of C
  /// and D that has a key. Meaningful only where the create is allowed.
  package static func classOfNewFile(
    explicit: ProtectionClass?, directory: ProtectionClass, in situation: LockState,
    under profile: DeviceProfile
  ) -> ProtectionClass {
    if let explicit { return explicit }
    guard profile[.inheritedClassWithoutKey] else { return directory }
    let strict = profile.setting(.inheritedClassWithoutKey, false)
    if expected(.createInherited, directory, in: situation, under: strict).outcome == .allowed {
      return directory
    }
    return situation == .beforeFirstUnlock ? .none : .completeUntilFirstUserAuthentication
  }

  private static let quick = FileTable.cells.map { $0.map { $0.map(QuickCell.init) } }

  private static let quickKeys = KeyTable.cells.map { $0.map(QuickCell.init) }
}
