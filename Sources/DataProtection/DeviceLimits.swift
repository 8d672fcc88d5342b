/// The largest device the model will hold. A request past a limit is refused with an `errno`;
/// without limits one step of a script could ask for all the memory of the machine.
public enum DeviceLimits {
  /// Bytes of one file; past it EFBIG. Stops a truncate to 2^60.
  public static let fileBytes = 16 << 20
  /// Bytes of all files together, as their sizes say; past it ENOSPC. Stops a script that fills one
  /// large file after the other, and with it what a backup can hold.
  public static let deviceBytes = 256 << 20
  /// Files and directories; past it ENOSPC. Stops a script that only creates.
  public static let files = 1 << 18
  /// Open handles and mappings; past it ENFILE. Stops a script that only opens.
  public static let handles = 1 << 16
  /// UTF-8 bytes of a name, as in APFS; longer text is no `DevicePath.Name`.
  public static let nameBytes = 255
  /// Names in a path; longer text is no `DevicePath`. Bounds every walk towards the root.
  public static let pathComponents = 32
  /// Extended attributes of one file; past it ENOSPC.
  public static let attributes = 16
  /// Bytes of one extended attribute, and of one stored default; past it EFBIG.
  public static let attributeBytes = 4_096
  /// Stored defaults; past it the set is refused with ENOSPC.
  public static let defaults = 256
  /// Backups that one session remembers, the newest: each holds a copy of all files. Stops a log
  /// that only takes backups.
  public static let backups = 64
  /// Commands of an application that wait for an unlock; past it one more is not remembered.
  public static let waitingCommands = 1_024
  /// Bytes of the text form of a device or of a backup that will be read.
  public static let textBytes = 256 << 20
}
