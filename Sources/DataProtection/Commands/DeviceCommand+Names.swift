// What a command names.
extension DeviceCommand {
  /// The paths that the command names, what has to be there first; of the extension's, those that
  /// the application can name too.
  var paths: [DevicePath] {
    switch self {
    case .file(let command): command.paths
    case .handle(let command): command.path.map { [$0] } ?? []
    case .question(.file(let path)): [path]
    case .question(.command(let inner)), .ifAvailable(let inner), .when(_, let inner),
      .afterUnlock(let inner):
      inner.paths
    case .inExtension(let inner): inner.paths.filter(\.isInGroup)
    case .event, .defaults, .keychain, .account, .question, .assume, .note: []
    }
  }

  /// The path that the command makes; nil where it makes none.
  var madePath: DevicePath? {
    switch self {
    case .file(.create(let path, _)), .file(.save(let path, _, _)),
      .file(.write(let path, _, _)), .file(.replace(let path, _, _)),
      .file(.makeDirectory(let path)), .file(.copy(_, let path)), .file(.clone(_, let path)),
      .file(.link(_, let path)), .file(.move(_, let path)), .file(.rename(_, let path)):
      path
    case .ifAvailable(let inner), .when(_, let inner), .afterUnlock(let inner),
      .inExtension(let inner):
      inner.madePath
    default: nil
    }
  }

  /// The names that the command makes or removes.
  var changedNames: [DevicePath] {
    switch self {
    case .file(.delete(let path)), .file(.removeTree(let path)), .file(.removeDirectory(let path)):
      [path]
    case .file(.move(let source, let target)), .file(.rename(let source, let target)):
      [source, target]
    case .ifAvailable(let inner), .when(_, let inner), .afterUnlock(let inner),
      .inExtension(let inner):
      inner.changedNames
    case .file, .event, .handle, .defaults, .keychain, .account, .question, .assume, .note:
      madePath.map { [$0] } ?? []
    }
  }

  /// The keychain item that the command names.
  var item: KeychainItemID? {
    switch self {
    case .keychain(.add(let id, _, _)), .keychain(.put(let id, _, _)),
      .keychain(.filteredValue(let id, _)), .keychain(.attributes(let id)),
      .keychain(.updateValue(let id, _)), .keychain(.updateAccessibility(let id, _)),
      .keychain(.delete(let id)), .question(.item(let id)):
      id
    case .keychain(.value(let id)): id
    case .question(.command(let inner)), .ifAvailable(let inner), .when(_, let inner),
      .afterUnlock(let inner), .inExtension(let inner):
      inner.item
    case .keychain(.match), .event, .file, .handle, .defaults, .account, .question, .assume, .note:
      nil
    }
  }

  /// Whether the application asks something of its own user defaults.
  var asksDefaults: Bool {
    switch self {
    case .defaults(let command): command.suite == .own
    case .ifAvailable(let inner), .when(_, let inner), .afterUnlock(let inner): inner.asksDefaults
    case .event, .file, .handle, .keychain, .account, .question, .inExtension, .assume, .note:
      false
    }
  }
}

extension FileCommand {
  /// Whether a path leads into the group's container.
  var namesGroup: Bool { paths.contains(where: \.isInGroup) }

  fileprivate var paths: [DevicePath] {
    switch self {
    case .create(let path, _), .save(let path, _, _), .write(let path, _, _),
      .replace(let path, _, _), .makeDirectory(let path), .open(let path, _), .contents(let path),
      .overwrite(let path, _), .append(let path, _), .truncate(let path, _), .delete(let path),
      .removeTree(let path), .removeDirectory(let path), .list(let path), .exists(let path),
      .status(let path), .protection(let path), .setClass(let path, _), .setMode(let path, _),
      .setModified(let path, _), .setAttribute(let path, _, _), .setExcluded(let path, _),
      .attributes(let path):
      [path]
    case .copy(let source, let target), .clone(let source, let target),
      .link(let source, let target), .move(let source, let target),
      .rename(let source, let target):
      [source, target]
    }
  }
}

extension HandleCommand {
  /// The path by which the command names its handle or mapping.
  fileprivate var path: DevicePath? {
    if case .on(let path) = name { path } else { nil }
  }

  /// How the command names its handle or mapping.
  var name: HandleName {
    switch self {
    case .read(let name, _, _), .write(let name, _, _), .truncate(let name, _), .seek(let name, _),
      .seekToEnd(let name), .synchronize(let name), .close(let name), .map(let name),
      .touch(let name, _, _),
      .unmap(let name):
      name
    }
  }
}
