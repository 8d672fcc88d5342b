/// The backup matrix of section 3 and table 4.2b of the specification as data.
///
/// Written down independently of `Backup`, which seals and opens and knows no table.
package enum BackupPolicy {
  /// One cell: whether something comes back.
  package typealias Cell = DecisionCell<Bool>

  /// One keychain constant: whether its items come back, by backup and target.
  package struct KeychainRow: Hashable, Sendable {
    /// The constant.
    package let accessibility: KeychainAccessibility
    /// From an unencrypted local backup, on the same device.
    package let unencryptedSame: Cell
    /// From an unencrypted local backup, on another device.
    package let unencryptedOther: Cell
    /// From an encrypted local backup, on the same device.
    package let encryptedSame: Cell
    /// From an encrypted local backup, on another device.
    package let encryptedOther: Cell
    /// From an iCloud backup, on the same device.
    package let iCloudSame: Cell
    /// From an iCloud backup, on another device.
    package let iCloudOther: Cell
    /// Whether iCloud Keychain carries the item if it is synchronizable.
    package let synchronizes: Cell

    /// The cell of a backup and a target.
    package func cell(_ kind: BackupKind, _ target: RestoreTarget) -> Cell {
      switch (kind, target) {
      case (.unencrypted, .sameDevice): unencryptedSame
      case (.unencrypted, .otherDevice): unencryptedOther
      case (.encrypted, .sameDevice): encryptedSame
      case (.encrypted, .otherDevice): encryptedOther
      case (.iCloud, .sameDevice): iCloudSame
      case (.iCloud, .otherDevice): iCloudOther
      }
    }
  }

  /// Whether an item of that accessibility comes back, under a profile.
  package static func keychainCell(
    _ accessibility: KeychainAccessibility, _ kind: BackupKind, _ target: RestoreTarget,
    under profile: DeviceProfile
  ) -> Cell {
    row(accessibility, under: profile).cell(kind, target)
  }

  /// The row of an accessibility: the keychain note's where the profile takes it literally.
  package static func row(
    _ accessibility: KeychainAccessibility, under profile: DeviceProfile
  ) -> KeychainRow {
    let readings = profile.readings
    let literal =
      accessibility.isThisDeviceOnly
      ? readings.contains(.thisDeviceOnlyNeverRestores) : readings.contains(.backupsAreExternal)
    var row = literal ? noteRow(accessibility) : appleRow(accessibility)
    if readings.contains(.noSynchronizable) {
      row = row.synchronizing(no(.choice, "keychain note: not mentioned"))
    }
    return row
  }

  static func yes(_ evidence: DeviceEvidence, _ source: String) -> Cell {
    Cell(true, [evidence], source)
  }

  static func no(_ evidence: DeviceEvidence, _ source: String) -> Cell {
    Cell(false, [evidence], source)
  }
}

extension BackupPolicy.KeychainRow {
  func synchronizing(_ cell: BackupPolicy.Cell) -> Self {
    Self(
      accessibility: accessibility, unencryptedSame: unencryptedSame,
      unencryptedOther: unencryptedOther, encryptedSame: encryptedSame,
      encryptedOther: encryptedOther, iCloudSame: iCloudSame, iCloudOther: iCloudOther,
      synchronizes: cell)
  }
}
