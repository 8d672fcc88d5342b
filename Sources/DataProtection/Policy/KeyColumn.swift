/// The columns of the key table.
package enum KeyColumn: UInt8, CaseIterable, Hashable, Sendable {
  /// File class A.
  case complete
  /// File class B: open an existing file.
  case unlessOpenOld
  /// File class B: create a file.
  case unlessOpenNew
  /// File class C.
  case untilFirst
  /// File class D.
  case none
  /// File class CX.
  case inactive
  /// Keychain `ak`, `aku`.
  case keychainWhenUnlocked
  /// Keychain `akpu`.
  case keychainPasscodeSet
  /// Keychain `ck`, `cku`.
  case keychainAfterFirstUnlock
  /// Keychain `dk`, `dku`.
  case keychainAlways
  /// `isProtectedDataAvailable`.
  case flag

  /// The class key the column is about; nil for the flag.
  package var key: ClassKeys? {
    switch self {
    case .complete: .complete
    case .unlessOpenOld: .unlessOpenPrivate
    case .unlessOpenNew: .unlessOpenPublic
    case .untilFirst: .untilFirstAuthentication
    case .none: ClassKeys.none
    case .inactive: .whenUserInactive
    case .keychainWhenUnlocked: .keychainWhenUnlocked
    case .keychainPasscodeSet: .keychainPasscodeSet
    case .keychainAfterFirstUnlock: .keychainAfterFirstUnlock
    case .keychainAlways: .keychainAlways
    case .flag: nil
    }
  }
}
