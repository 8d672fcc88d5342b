// Which cells of the decision tables the answer to a command rests on.
extension DeviceSession {
  /// The cells that decide a command as things stand; none where no key is asked for, or where
  /// something else decides before one is.
  func decidingCells(of command: DeviceCommand) -> [DecidingCell] {
    switch command {
    case .file(let command): cells(of: command)
    case .handle(let command): cells(of: command)
    case .defaults(let command): cells(of: command)
    case .keychain(let command): cells(of: command)
    case .question(.flag): [.flag]
    case .question(.file(let path)): cells(of: .contents(path))
    case .question(.item(let id)): cells(of: KeychainCommand.value(id))
    case .question(.command(let command)): decidingCells(of: command)
    case .ifAvailable(let command): [.flag] + decidingCells(of: command)
    case .when(_, let command): decidingCells(of: command)
    case .inExtension(let command): asking(.appExtension).decidingCells(of: command)
    case .question(.access), .event, .account, .afterUnlock, .assume, .note: []
    }
  }

  // MARK: Files

  private func cells(of command: FileCommand) -> [DecidingCell] {
    switch command {
    case .create(let path, let protection), .save(let path, let protection, _):
      making(path, protection, .create, .createInherited)
    case .write(let path, let protection, _):
      node(at: path) == nil
        ? making(path, protection, .create, .createInherited) : existing(path, .openWrite)
    case .replace(let path, let protection, _):
      making(path, protection, .replace, .replaceInherited)
    case .contents(let path), .open(let path, .read): existing(path, .openRead)
    case .open(let path, _), .overwrite(let path, _), .append(let path, _),
      .truncate(let path, _):
      existing(path, .openWrite)
    case .delete(let path), .removeTree(let path): existing(path, .delete)
    case .move(let path, _), .rename(let path, _): existing(path, .rename)
    case .link(let path, _): existing(path, .link)
    case .clone(let path, _): existing(path, .clone)
    case .copy(let source, let target): copying(source, target)
    case .makeDirectory(let path):
      path.parent.flatMap(protection(of:)).map { [.file(.directory, $0)] } ?? []
    case .removeDirectory(let path), .list(let path): existing(path, .directory)
    case .exists(let path), .status(let path), .protection(let path), .setMode(let path, _),
      .setModified(let path, _), .setAttribute(let path, _, _), .setExcluded(let path, _),
      .attributes(let path):
      existing(path, .metadata)
    case .setClass(let path, let protection): setting(path, protection)
    }
  }

  private func making(
    _ path: DevicePath, _ explicit: ProtectionClass?, _ row: FileRow, _ inherited: FileRow
  ) -> [DecidingCell] {
    if let explicit { return [.file(row, explicit)] }
    return path.parent.flatMap(protection(of:)).map { [.file(inherited, $0)] } ?? []
  }

  private func existing(_ path: DevicePath, _ row: FileRow) -> [DecidingCell] {
    guard let node = node(at: path) else { return [] }
    let opens = row == .openRead || row == .openWrite
    if node.kind == .directory { return opens ? [] : [.file(.directory, node.protection)] }
    return [.file(opens && node.opens > 0 ? .secondOpen : row, node.protection)]
  }

  private func copying(_ source: DevicePath, _ target: DevicePath) -> [DecidingCell] {
    guard let node = node(at: source) else { return [] }
    let explicit = profile[.classOfCopy] ? nil : node.protection
    return [.file(.copy, node.protection)]
      + making(target, explicit, .create, .createInherited)
  }

  private func setting(_ path: DevicePath, _ protection: ProtectionClass) -> [DecidingCell] {
    guard let node = node(at: path) else { return [] }
    if node.kind == .directory { return [.file(.setDirectory, protection)] }
    let row: FileRow = node.protection == protection ? .setSame : .setting(protection)
    return [.file(row, node.protection)]
  }

  private func node(at path: DevicePath) -> Node? {
    device.node(at: path).map { device.files.volume.nodes[$0] }
  }

  private func protection(of path: DevicePath) -> ProtectionClass? { node(at: path)?.protection }

  // MARK: Handles and defaults

  private func cells(of command: HandleCommand) -> [DecidingCell] {
    let row: FileRow =
      switch command {
      case .read: .readHandle
      case .write, .truncate, .synchronize: .writeHandle
      case .seek, .seekToEnd: .metadata
      case .close: .close
      case .map: .map
      case .touch, .unmap: .touchMapping
      }
    if case .map(.on(let path)) = command, handle(named: .on(path)) == nil {
      return existing(path, .openRead) + existing(path, .map)
    }
    let file = node(behind: command) ?? mappedNode(behind: command)
    return file.map { [.file(row, device.files.volume.nodes[$0].protection)] } ?? []
  }

  private func cells(of command: DefaultsCommand) -> [DecidingCell] {
    let path = Device.path(of: command.suite)
    let directory = path.parent.flatMap { self.protection(of: $0) }
    let protection =
      protection(of: path) ?? directory ?? (command.suite == .shared ? device.classOfGroup : nil)
    guard let protection else { return [] }
    let isUsual = protection == .completeUntilFirstUserAuthentication
    switch command {
    case .get: return [.file(isUsual ? .defaultsRead : .openRead, protection)]
    case .set: return [.file(isUsual ? .defaultsWrite : .replaceInherited, protection)]
    case .synchronize: return []
    }
  }

  // MARK: Keychain

  private func cells(of command: KeychainCommand) -> [DecidingCell] {
    switch command {
    case .add(let id, let accessibility, _): adding(id, accessibility ?? .unspecified)
    case .value(let id): existing(id ?? lastItem, .readData)
    case .filteredValue(let id, let accessibility):
      existing(id, .readData).filter { $0 == .item(.readData, accessibility) }
    case .put(let id, let accessibility, _): putting(id, accessibility)
    case .attributes(let id): existing(id, .readAttributes)
    case .match(let query):
      device.keychain.liveGroups(matching: query)
        .filter { device.keychain.rows.count(of: $0) > 0 }
        .map { .item(.matchAll, $0.accessibility) }
    case .updateValue(let id, _): existing(id, .updateValue)
    case .updateAccessibility(let id, let accessibility):
      existing(id, .updateValue) + [.item(.addNew, accessibility)]
    case .delete(let id): existing(id, id.isSynchronizable ? .deleteSynchronizable : .deleteLocal)
    }
  }

  private func adding(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility
  ) -> [DecidingCell] {
    guard let row = device.keychain.liveRow(id) else { return [.item(.addNew, accessibility)] }
    if row.accessibility == accessibility { return [.item(.addPresent, accessibility)] }
    return [.item(.addNew, accessibility), .item(.readAttributes, row.accessibility)]
  }

  private func putting(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility?
  ) -> [DecidingCell] {
    let updated = existing(id, .updateValue)
    if updated.isEmpty { return adding(id, accessibility ?? .unspecified) }
    return updated + (accessibility.map { [.item(.addNew, $0)] } ?? [])
  }

  private func existing(_ id: KeychainItemID?, _ operation: KeychainOperation) -> [DecidingCell] {
    guard let id, let row = device.keychain.liveRow(id) else { return [] }
    return [.item(operation, row.accessibility)]
  }
}
