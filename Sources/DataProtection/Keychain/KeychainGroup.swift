/// What a query can tell rows apart by without looking at them: the index of `KeychainRows`.
package struct KeychainGroup: Hashable, Sendable {
  /// When the rows can be read, and how far they may travel.
  package let accessibility: KeychainAccessibility
  /// Whether they are synchronizable.
  package let isSynchronizable: Bool
  /// Which `akpu` key wrapped them; 0 for all other classes.
  package let passcodeGeneration: UInt32

  package init(
    _ accessibility: KeychainAccessibility, synchronizable: Bool, passcodeGeneration: UInt32 = 0
  ) {
    self.accessibility = accessibility
    isSynchronizable = synchronizable
    self.passcodeGeneration = accessibility.column == .passcodeSet ? passcodeGeneration : 0
  }

  init(_ id: KeychainItemID, _ row: KeychainRow) {
    self.init(
      row.accessibility, synchronizable: id.isSynchronizable,
      passcodeGeneration: row.passcodeGeneration)
  }
}
