/// A column of table 4.2: constants that differ only in where a backup may be restored share one.
package enum KeychainColumn: UInt8, CaseIterable, Hashable, Sendable {
  /// `ak` and `aku`: readable while unlocked.
  case whenUnlocked
  /// `akpu`: readable while unlocked, and only as long as the passcode is set it was made under.
  case passcodeSet
  /// `ck` and `cku`: readable from the first unlock on.
  case afterFirstUnlock
  /// `dk` and `dku`: always readable.
  case always

  /// The class key that opens and makes items of this column.
  package var key: ClassKeys {
    switch self {
    case .whenUnlocked: .keychainWhenUnlocked
    case .passcodeSet: .keychainPasscodeSet
    case .afterFirstUnlock: .keychainAfterFirstUnlock
    case .always: .keychainAlways
    }
  }
}
