import DataProtection

/// A backup as the model knows it.
struct ModelBackup: Sendable {
  let kind: BackupKind
  /// Which device it was taken of.
  let source: UInt32
  let entitlement: ProtectionClass?
  /// The files it holds.
  let files: [(place: DevicePlace, file: ModelFile)]
  /// The class of new files in each directory; nil where it was not there.
  let documents: ProtectionClass?
  let inner: ProtectionClass?
  /// The modes of the directories.
  let modes: [ModelFolderMode]
  /// Nil where no application was installed.
  let defaults: ModelDefaults?
  let items: [KeychainItem]
}
