/// Table 4.2 of the specification as data: what the keychain answers, cell by cell.
///
/// It is written down independently of `Keychain`, which moves keys and knows no table; the two
/// must agree. Short keys of sources are explained in the specification's section 1.
public enum KeychainPolicy {
  /// One operation on one column, over the situations of the device.
  ///
  /// `grace` answers as `unlocked`; `lockedInactive` answers as `locked`.
  public struct Row: Hashable, Sendable {
    /// What is asked.
    public let operation: KeychainOperation
    /// Of which items.
    public let column: KeychainColumn
    /// With a passcode, before the first unlock since boot.
    public let beforeFirstUnlock: KeychainCell
    /// Unlocked, and within the grace period after a lock.
    public let unlocked: KeychainCell
    /// Locked, the grace period over.
    public let locked: KeychainCell
    /// No passcode set.
    public let noPasscode: KeychainCell
  }

  /// The cell of an operation, for items of an accessibility, in a situation; nil when off.
  public static func cell(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: Situation
  ) -> KeychainCell? {
    let row = rows[
      Int(operation.rawValue) * KeychainColumn.allCases.count
        + Int(accessibility.column.rawValue)]
    switch situation {
    case .off: return nil
    case .beforeFirstUnlock: return row.beforeFirstUnlock
    case .unlocked, .grace: return row.unlocked
    case .locked, .lockedInactive: return row.locked
    case .noPasscode: return row.noPasscode
    }
  }

  /// All rows, by operation and then by column.
  public static let rows: [Row] =
    addNew + addPresent + readData + readAttributes + matchAll + updateValue + deleteLocal
    + deleteSynchronizable
}
