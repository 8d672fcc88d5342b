/// One step of a remedy: a field of what was audited, and the value it is to have.
public enum AuditChange: Hashable, Sendable {
  /// A field of a keychain item.
  public enum ItemField: Hashable, Sendable {
    /// The constant.
    case accessible(KeychainAccessibility)
    /// Whether it synchronizes.
    case synchronizable(Bool)
    /// When it is used: the work waits for protected data.
    case used(LockedAccess)
    /// The application can make or fetch it anew.
    case recoverable
  }

  /// A field of a file.
  public enum FileField: Hashable, Sendable {
    /// The class.
    case protection(ProtectionClass)
    /// `isExcludedFromBackup` is set.
    case excludedFromBackup
    /// When it is used: the work waits for protected data.
    case used(LockedAccess)
  }

  /// Of the item with that name.
  case item(String, ItemField)
  /// Of the file with that path.
  case file(String, FileField)
  /// The entitlement of the application with that name.
  case defaultProtection(String, ProtectionClass)

  /// The item, file or application that changes.
  public var subject: String {
    switch self {
    case .item(let name, _), .file(let name, _), .defaultProtection(let name, _): name
    }
  }

  /// The field as the audited list or the entitlements file calls it.
  public var field: String {
    switch self {
    case .item(_, .accessible): "accessible"
    case .item(_, .synchronizable): "synchronizable"
    case .item(_, .recoverable): "recoverable"
    case .item(_, .used), .file(_, .used): "used"
    case .file(_, .protection): "protection"
    case .file(_, .excludedFromBackup): "excluded_from_backup"
    case .defaultProtection: "com.apple.developer.default-data-protection"
    }
  }

  /// The value as it is written there.
  public var value: String {
    switch self {
    case .item(_, .accessible(let constant)): constant.constantName
    case .item(_, .synchronizable(let flag)): "\(flag)"
    case .item(_, .used(let access)), .file(_, .used(let access)): access.rawValue
    case .item(_, .recoverable), .file(_, .excludedFromBackup): "true"
    case .file(_, .protection(let protection)), .defaultProtection(_, let protection):
      protection.attributeValue
    }
  }
}
