/// One row of the keychain database: a secret wrapped by a class key.
struct KeychainRow: Hashable, Sendable {
  var accessibility: KeychainAccessibility
  var value: [UInt8]
  /// Which `akpu` key wrapped the row: the passcode's generation then; 0 for all other classes.
  var passcodeGeneration: UInt32 = 0
}
