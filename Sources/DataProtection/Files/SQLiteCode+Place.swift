extension SQLiteCode.Place {
  /// What SQLite would take a file of that name for; nil for a file that is not a database's.
  ///
  /// Source: SQLite's names for what lies beside a database, `-wal`, `-shm` and `-journal`; the
  /// endings are a convention of applications.
  init?(fileName: some StringProtocol) {
    for suffix in ["-wal", "-shm", "-journal"] where fileName.hasSuffix(suffix) {
      guard Self.isDatabase(fileName.dropLast(suffix.count)) else { return nil }
      self = .sidecar
      return
    }
    guard Self.isDatabase(fileName) else { return nil }
    self = .database
  }

  private static let endings: Set<String> = ["db", "sqlite", "sqlite3", "db3", "store"]

  private static func isDatabase(_ name: some StringProtocol) -> Bool {
    name.split(separator: ".").last.map { endings.contains(String($0)) } ?? false
  }
}

extension DeviceCommand {
  /// Where SQLite would meet the failure of the command; nil where no database is concerned.
  func databasePlace(in session: DeviceSession) -> SQLiteCode.Place? {
    switch self {
    case .file(let command): command.openedPath.flatMap(Self.place)
    case .handle(let command):
      command.usedHandle.flatMap { session.path(of: $0) }.flatMap(Self.place).map { _ in .handle }
    case .ifAvailable(let command), .when(_, let command), .inExtension(let command):
      command.databasePlace(in: session)
    case .event, .defaults, .keychain, .account, .question, .afterUnlock, .assume, .note: nil
    }
  }

  private static func place(of path: DevicePath) -> SQLiteCode.Place? {
    path.name.flatMap { SQLiteCode.Place(fileName: $0.text) }
  }
}

extension FileCommand {
  /// The file that the command opens or makes.
  fileprivate var openedPath: DevicePath? {
    switch self {
    case .create(let path, _), .open(let path, _), .save(let path, _, _), .write(let path, _, _),
      .contents(let path), .overwrite(let path, _), .append(let path, _), .truncate(let path, _):
      path
    case .replace, .delete, .removeTree, .rename, .move, .link, .clone, .copy, .makeDirectory,
      .removeDirectory, .list, .exists, .status, .protection, .setClass, .setMode, .setModified,
      .setAttribute, .setExcluded, .attributes:
      nil
    }
  }
}

extension HandleCommand {
  /// The handle that the command reads or writes through.
  fileprivate var usedHandle: HandleName? {
    switch self {
    case .read(let name, _, _), .write(let name, _, _), .truncate(let name, _),
      .synchronize(let name), .map(let name):
      name
    case .seek, .seekToEnd, .close, .touch, .unmap: nil
    }
  }
}
