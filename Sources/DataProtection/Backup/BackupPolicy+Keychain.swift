extension BackupPolicy {
  /// What Apple's documents and published sources say of each constant.
  package static let appleKeychain: [KeychainRow] = KeychainAccessibility.allCases.map(appleRow)

  /// What the keychain note says literally: all but `ThisDeviceOnly` restores anywhere, and
  /// `ThisDeviceOnly` is in no backup.
  package static let noteKeychain: [KeychainRow] = KeychainAccessibility.allCases.map(noteRow)

  static func appleRow(_ accessibility: KeychainAccessibility) -> KeychainRow {
    switch accessibility {
    case .whenUnlocked, .afterFirstUnlock, .always: migrating(accessibility)
    case .whenUnlockedThisDeviceOnly, .afterFirstUnlockThisDeviceOnly, .alwaysThisDeviceOnly:
      deviceBound(accessibility)
    case .whenPasscodeSetThisDeviceOnly: neverBackedUp(accessibility)
    }
  }

  private static func migrating(_ accessibility: KeychainAccessibility) -> KeychainRow {
    KeychainRow(
      accessibility: accessibility,
      unencryptedSame: yes(.documented, "AD-kc, Keychain Concepts"),
      unencryptedOther: no(.documented, "AD-kc: encrypted backups migrate"),
      encryptedSame: yes(.documented, "AD-kc, SecItem.h"),
      encryptedOther: yes(.documented, "AD-kc, SecItem.h"),
      iCloudSame: yes(.documented, "DTS-93373"),
      iCloudOther: no(.documented, "DTS-93373, stackoverflow.com/q/36888153"),
      synchronizes: yes(.source, "K-sec CKKSOutgoingQueueEntry.m"))
  }

  private static func deviceBound(_ accessibility: KeychainAccessibility) -> KeychainRow {
    let contested = accessibility == .alwaysThisDeviceOnly
    return KeychainRow(
      accessibility: accessibility,
      unencryptedSame: yes(.documented, "Keychain Concepts"),
      unencryptedOther: no(.documented, "AD-kc"),
      encryptedSame: yes(.documented, "Keychain Concepts"),
      encryptedOther: no(.documented, "AD-kc"),
      iCloudSame: yes(.documented, "DTS-93373"),
      iCloudOther: no(
        .documented,
        contested ? "AD-kc; contrary: evgenyneu/keychain-swift #153, unconfirmed" : "AD-kc"),
      synchronizes: no(.documented, "AD-kc"))
  }

  private static func neverBackedUp(_ accessibility: KeychainAccessibility) -> KeychainRow {
    let source = "K-sec s3dl_export_row: akpu is lost across restores"
    return KeychainRow(
      accessibility: accessibility,
      unencryptedSame: no(.source, source), unencryptedOther: no(.source, source),
      encryptedSame: no(.source, source), encryptedOther: no(.source, source),
      iCloudSame: no(.source, source), iCloudOther: no(.source, source),
      synchronizes: no(.documented, "AD-kc"))
  }

  static func noteRow(_ accessibility: KeychainAccessibility) -> KeychainRow {
    let sentence = "keychain note, last paragraph before the examples"
    let cell =
      accessibility.isThisDeviceOnly ? no(.documented, sentence) : yes(.documented, sentence)
    return KeychainRow(
      accessibility: accessibility,
      unencryptedSame: cell, unencryptedOther: cell, encryptedSame: cell, encryptedOther: cell,
      iCloudSame: cell, iCloudOther: cell,
      synchronizes: appleRow(accessibility).synchronizes)
  }
}
