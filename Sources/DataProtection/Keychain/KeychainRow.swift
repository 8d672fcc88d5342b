/// One row of the keychain database: a secret wrapped by a class key.
package struct KeychainRow: Hashable, Sendable {
  package var accessibility: KeychainAccessibility
  package var value: [UInt8]
  /// Which `akpu` key wrapped the row: the passcode's generation then; 0 for all other classes.
  var passcodeGeneration: UInt32 = 0
}
