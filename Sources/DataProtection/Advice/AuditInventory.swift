/// All that an audit looks at. Names of items and paths of files are taken to be given once.
public struct AuditInventory: Hashable, Sendable {
  /// The keychain items.
  public var items: [AuditItem]
  /// The files.
  public var files: [AuditFile]
  /// The application, where its property lists are known.
  public var application: AuditApplication?

  /// An inventory.
  public init(
    items: [AuditItem] = [], files: [AuditFile] = [], application: AuditApplication? = nil
  ) {
    self.items = items
    self.files = files
    self.application = application
  }

  /// How many things it lists.
  public var count: Int { items.count + files.count + (application == nil ? 0 : 1) }

  /// The class of a file: its own or the default one.
  func protection(of file: AuditFile) -> ProtectionClass {
    file.protection ?? application?.defaultProtection ?? .completeUntilFirstUserAuthentication
  }

  /// The inventory after a change.
  public func applying(_ change: AuditChange) -> AuditInventory {
    var copy = self
    switch change {
    case .item(let name, let field):
      for index in items.indices where items[index].name == name {
        switch field {
        case .accessible(let constant): copy.items[index].accessibility = constant
        case .synchronizable(let value): copy.items[index].isSynchronizable = value
        case .used(let access): copy.items[index].access = access
        case .recoverable: copy.items[index].isRecoverable = true
        }
      }
    case .file(let path, let field):
      for index in files.indices where files[index].path == path {
        switch field {
        case .protection(let protection): copy.files[index].protection = protection
        case .excludedFromBackup: copy.files[index].isExcludedFromBackup = true
        case .used(let access): copy.files[index].access = access
        }
      }
    case .defaultProtection(_, let protection): copy.application?.defaultProtection = protection
    }
    return copy
  }
}
