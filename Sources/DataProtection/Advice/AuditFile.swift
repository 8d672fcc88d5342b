/// A file as an audit sees it.
public struct AuditFile: Hashable, Sendable {
  /// What the file is called in findings, usually its path.
  public var path: String
  /// The class it is stored with; nil where the code sets none, which gives the default class.
  public var protection: ProtectionClass?
  /// Whether `isExcludedFromBackup` is set. What lies in `Library/Caches` or `tmp` is in no backup
  /// either.
  public var isExcludedFromBackup: Bool
  /// Whether its disclosure harms a person; nil where nothing is said, so that a class that is off
  /// limits while locked says that it is sensitive.
  public var isSensitive: Bool?
  /// The keychain item that holds the key it is encrypted with by the application, if any.
  public var keyItem: String?
  /// When it is used besides while the device is unlocked; nil where nothing is said.
  public var access: LockedAccess?

  /// Describes a file.
  public init(
    _ path: String, _ protection: ProtectionClass? = nil, isExcludedFromBackup: Bool = false,
    isSensitive: Bool? = nil, keyItem: String? = nil, access: LockedAccess? = nil
  ) {
    self.path = path
    self.protection = protection
    self.isExcludedFromBackup = isExcludedFromBackup
    self.isSensitive = isSensitive
    self.keyItem = keyItem
    self.access = access
  }

  /// Whether backups hold it. Source: Apple's page of `isExcludedFromBackup`; caches and temporary
  /// files are in no backup (specification, table 4.2b).
  public var isInBackups: Bool {
    let names = containerNames
    return !isExcludedFromBackup && names.first != "tmp"
      && !names.starts(with: ["Library", "Caches"])
  }

  /// The names of the path below the application's container, whichever way it was written.
  private var containerNames: ArraySlice<Substring> {
    var names = path.split(separator: "/").filter { $0 != "." }[...]
    if let first = names.first, ["~", "$HOME", "NSHomeDirectory()"].contains(first) {
      names.removeFirst()
    }
    // /private/var/mobile/Containers/Data/Application/<UUID>/Library/…
    if let mark = names.firstRange(of: ["Containers", "Data", "Application"]) {
      names = names[mark.upperBound...].dropFirst()
    }
    return names
  }
}
