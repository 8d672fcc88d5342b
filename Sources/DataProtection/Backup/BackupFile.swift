/// A file or directory in a backup.
///
/// Its bytes are there whatever its class was and whether or not the device was locked; who can
/// read them in the backup depends on the backup alone.
public struct BackupFile: Hashable, Sendable {
  /// Where it was.
  public let path: DevicePath
  /// Whether it is a directory.
  public let isDirectory: Bool
  /// The class it had.
  public let protection: ProtectionClass
  /// Its mode bits.
  public let mode: UInt16
  /// When its bytes or entries last changed.
  public let modified: Seconds
  /// Its bytes; empty for a directory.
  public let bytes: [UInt8]
  /// Its extended attributes.
  public let attributes: [ExtendedAttribute]
}
