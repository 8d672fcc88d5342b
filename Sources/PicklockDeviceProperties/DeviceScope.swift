/// Which commands a device property draws.
public enum DeviceScope: UInt8, CaseIterable, Hashable, Sendable {
  /// Events, files and stored defaults.
  case files
  /// Events, the keychain and backups, with the few file operations that backups need.
  case keychain
  /// Everything.
  case both

  /// Whether commands of that kind are drawn.
  func includes(_ kind: DeviceCommandKind) -> Bool {
    switch self {
    case .both: true
    case .files: kind.isEvent || kind.isFile
    case .keychain: !kind.isFile || [.create, .createHere, .status, .exclude].contains(kind)
    }
  }
}
