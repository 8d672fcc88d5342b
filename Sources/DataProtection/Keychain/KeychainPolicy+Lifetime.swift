/// The rows of table 4.2 that are no operation on one item: moving it to another accessibility, and
/// what happens to items when the passcode or the application goes.
extension KeychainPolicy {
  /// What becomes of the items of one column; `success` means that they are kept.
  package struct LifetimeRow: Hashable, Sendable {
    /// Which items.
    package let column: KeychainColumn
    /// When the passcode is removed.
    package let passcodeRemoved: Cell
    /// When the application is uninstalled and installed again.
    package let uninstalled: Cell
  }

  /// What becomes of the items of each column.
  package static let lifetime: CaseMap<KeychainColumn, LifetimeRow> = CaseMap { column in
    LifetimeRow(
      column: column,
      passcodeRemoved: column == .passcodeSet
        ? .fails(.itemNotFound, .documented, "AD-kc, DTS-747613")
        : .ok(.documented, "AD-kc"),
      uninstalled: Cell.ok(.observed, "DTS-36442, DTS-72271: today, no contract")
        .turned(.keychainAfterUninstall, to: .itemNotFound))
  }

  /// The cells that moving an item rests on, in the order they are asked: the old accessibility
  /// readable now, the new one writable now (`s3dl_query_update`). The first failure is the answer.
  package static func moveCells(
    from source: KeychainAccessibility, to target: KeychainAccessibility, _ situation: LockState
  ) -> [Cell] {
    [cell(.updateValue, source, situation), cell(.addNew, target, situation)]
  }
}
