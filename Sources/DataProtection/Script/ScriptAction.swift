/// What a step of a device script does.
public enum ScriptAction: Hashable, Sendable {
  /// Something happens to the device.
  case event(Event)
  /// Time passes to the next inactivity reboot, if the device is locked.
  case idle
  /// The application asks something of the file system.
  case file(FileAction)
  /// The application asks something of the keychain.
  case keychain(KeychainAction)
  /// The application asks something of its user defaults.
  case defaults(DefaultsAction)
  /// A backup is taken and kept for the next restore.
  case backUp(BackupKind)
  /// The last backup is restored.
  case restore(RestoreTarget)
  /// The account's other device receives what iCloud Keychain carries, and becomes the current one.
  case synchronize
  /// Another device becomes the current one; the first is 1.
  case useDevice(Int)
  /// Prints whether protected data is available.
  case flag
  /// Prints why a file or an item can or cannot be read.
  case explain(ScriptSubject)
  /// Runs the step only if protected data is available, as an application does that takes the flag
  /// for permission.
  indirect case ifAvailable(ScriptAction)
  /// What the application then does that touches no storage.
  case note(String)

  /// A request to the file system.
  public enum FileAction: Hashable, Sendable {
    case create(Path, ProtectionClass?)
    case read(Path)
    case write(Path, String?)
    case replace(Path, ProtectionClass?, String?)
    case open(Path, forWriting: Bool)
    case readHandle(Path?)
    case writeHandle(Path?, String?)
    case close(Path?)
    case map(Path?)
    case touch(Path?)
    case truncate(Path, Int)
    case remove(Path)
    case move(Path, Path)
    case copy(Path, Path)
    case link(Path, Path)
    case makeDirectory(Path)
    case removeDirectory(Path)
    case list(Path)
    case exists(Path)
    case setClass(Path, ProtectionClass)
    case getClass(Path)
  }

  /// A request to the keychain.
  public enum KeychainAction: Hashable, Sendable {
    case add(KeychainItemID, KeychainAccessibility?, String?)
    case read(KeychainItemID?)
    case attributes(KeychainItemID)
    case readAll(KeychainAccessibility?)
    case updateValue(KeychainItemID, String)
    case updateAccessibility(KeychainItemID, KeychainAccessibility)
    case delete(KeychainItemID)
  }

  /// A request to the user defaults.
  public enum DefaultsAction: Hashable, Sendable {
    case set(String, String)
    case get(String)
    case synchronize
  }
}
