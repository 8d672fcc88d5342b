/// Table 4.2 of the specification as data: what the keychain answers, cell by cell.
///
/// It is written down independently of `Keychain`, which moves keys and knows no table; the two
/// must agree. Short keys of sources are explained in the specification's section 1.
package enum KeychainPolicy {
  /// One operation on one column, over the situations of the device.
  ///
  /// `grace` answers as `unlocked`; `lockedInactive` answers as `locked`.
  package struct Row: Hashable, Sendable {
    /// What is asked.
    package let operation: KeychainOperation
    /// Of which items.
    package let column: KeychainColumn
    /// With a passcode, before the first unlock since boot.
    package let beforeFirstUnlock: Cell
    /// Unlocked, and within the grace period after a lock.
    package let unlocked: Cell
    /// Locked, the grace period over.
    package let locked: Cell
    /// No passcode set.
    package let noPasscode: Cell
  }

  /// One cell: `success` or the code; nil where the case cannot arise.
  package typealias Cell = DecisionCell<KeychainStatus?>

  /// The cell of an operation, for items of an accessibility, in a situation.
  package static func cell(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: LockState
  ) -> Cell {
    cells[operation][accessibility.column][situation]
  }

  /// The answer of a cell under a profile, looked up without its source; nil where the case cannot
  /// arise.
  package static func status(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: LockState, under profile: DeviceProfile
  ) -> KeychainStatus? {
    quick[operation][accessibility.column][situation].outcome(under: profile)
  }

  /// The cells by operation, column and situation: complete, or building it traps.
  static let cells: CaseMap<KeychainOperation, CaseMap<KeychainColumn, CaseMap<LockState, Cell>>> =
    {
      let byOperation = Dictionary(grouping: rows, by: \.operation)
      return CaseMap { operation in
        CaseMap(
          rows: (byOperation[operation] ?? []).map { row in (row.column, CaseMap { row[$0] }) },
          of: "table 4.2, \(operation)")
      }
    }()

  private static let quick = cells.map { $0.map { $0.map(QuickCell.init) } }

  /// All rows as they are written.
  package static let rows: [Row] =
    addNew + addPresent + readData + readAttributes + matchAll + updateValue + deleteLocal
    + deleteSynchronizable
}

extension KeychainPolicy.Row {
  /// The cell of a situation.
  subscript(situation: LockState) -> KeychainPolicy.Cell {
    switch situation {
    case .off: .impossible(.documented, "no process runs")
    case .beforeFirstUnlock: beforeFirstUnlock
    case .unlocked, .grace: unlocked
    case .locked, .lockedInactive: locked
    case .noPasscode: noPasscode
    }
  }
}
