import DataProtection

extension TableModel {
  /// What an operation should come to; a handle that is opened is told by `given`.
  mutating func run(_ operation: FileOperation, given: FileOutcome) -> FileOutcome {
    guard state.isApplicationRunning else { return .failed(.noProcess) }
    switch operation {
    case .open(let path, let access, let options, let protection):
      return open(path, access, options, protection, given)
    case .read, .write, .truncate, .close, .map, .touch: return useHandle(operation, given)
    case .readDefault(let key): return .value(readDefault(key))
    case .writeDefault(let key, let value):
      if let value { writeDefault(key, value) }
      return .done
    case .replace(let path, let bytes, let protection): return replace(path, bytes, protection)
    case .setClass(let path, let protection): return setClass(path, protection)
    default: return runNames(operation)
    }
  }

  private mutating func open(
    _ path: Path, _ access: Access, _ options: OpenOptions, _ protection: ProtectionClass?,
    _ given: FileOutcome
  ) -> FileOutcome {
    if let id = names[path], let file = files[id] {
      if options.contains(.exclusive) { return .failed(.exists) }
      let row: FileRow = access == .read ? .openRead : .openWrite
      if let error = expect(row, file.protection).error { return .failed(error) }
      if file.opens > 0, let error = expect(.secondOpen, file.protection).error {
        return .failed(error)
      }
      if options.contains(.truncate) { files[id]?.bytes = [] }
      return remember(given, id, access)
    }
    if directories[path] != nil {
      return .failed(options.contains(.exclusive) ? .exists : .isDirectory)
    }
    guard options.contains(.create) else { return .failed(.noEntry) }
    switch newClass(
      protection, in: path.parent, explicitRow: .create, inheritedRow: .createInherited)
    {
    case .failure(let error): return .failed(error)
    case .success(let settled): return remember(given, add(path, settled), access)
    }
  }

  private mutating func remember(
    _ given: FileOutcome, _ file: Int, _ access: Access
  ) -> FileOutcome {
    if case .handle(let handle) = given, opens[handle] == nil {
      opened(handle, file, access)
      return given
    }
    return .done
  }

  private func newClass(
    _ explicit: ProtectionClass?, in directory: Path?, explicitRow: FileRow,
    inheritedRow: FileRow
  ) -> Result<ProtectionClass, PosixError> {
    guard let directory, let label = directories[directory] else { return .failure(.noEntry) }
    if explicit == .complete, profile.readings.contains(.completeNeedsEntitlement), !isEntitled {
      return .failure(.notPermitted)
    }
    let outcome = explicit.map { expect(explicitRow, $0) } ?? expect(inheritedRow, label)
    if let error = outcome.error { return .failure(error) }
    return .success(
      Policy.classOfNewFile(
        explicit: explicit, directory: label, in: state.situation, under: profile))
  }

  private mutating func replace(
    _ path: Path, _ bytes: [UInt8], _ protection: ProtectionClass?
  ) -> FileOutcome {
    if directories[path] != nil { return .failed(.isDirectory) }
    switch newClass(
      protection, in: path.parent, explicitRow: .replace, inheritedRow: .replaceInherited)
    {
    case .failure(let error): return .failed(error)
    case .success(let settled):
      unname(path)
      _ = add(path, settled, bytes)
      return .done
    }
  }

  private mutating func setClass(_ path: Path, _ protection: ProtectionClass) -> FileOutcome {
    let row: FileRow
    let column: ProtectionClass
    let file = names[path].flatMap { files[$0] }
    if let file {
      row = file.protection == protection ? .setSame : .setting(protection)
      column = file.protection
    } else if directories[path] != nil {
      row = .setDirectory
      column = protection
    } else {
      return .failed(.noEntry)
    }
    if protection == .complete, profile.readings.contains(.completeNeedsEntitlement), !isEntitled {
      return .failed(.notPermitted)
    }
    if let error = expect(row, column).error { return .failed(error) }
    if let id = names[path] {
      files[id]?.protection = protection
    } else {
      directories[path] = protection
    }
    return .done
  }

  private var isEntitled: Bool { entitlement != nil }

  // MARK: Handles

  private mutating func useHandle(_ operation: FileOperation, _ given: FileOutcome) -> FileOutcome {
    let (handle, access, row, isMapping) = demands(of: operation)
    guard let open = opens[handle], open.isMapping == isMapping, open.access.contains(access),
      let file = files[open.file]
    else { return .failed(.badHandle) }
    let outcome = expect(row, file.protection)
    if let error = outcome.error { return .failed(error) }
    if outcome == .processDied {
      killByTouch()
      return .processDied
    }
    switch operation {
    case .read(_, let offset, let count):
      let start = min(offset ?? open.position, file.bytes.count)
      let bytes = Array(file.bytes[start...].prefix(count))
      if offset == nil { opens[handle]?.position = start + bytes.count }
      return .bytes(bytes)
    case .touch(_, let offset, let count):
      return .bytes(Array(file.bytes.dropFirst(offset).prefix(count)))
    case .write(_, let offset, let bytes):
      let start = offset ?? open.position
      var content = file.bytes
      while content.count < start + bytes.count { content.append(0) }
      content.replaceSubrange(start..<(start + bytes.count), with: bytes)
      files[open.file]?.bytes = content
      if offset == nil { opens[handle]?.position = start + bytes.count }
      return .count(bytes.count)
    case .truncate(_, let size):
      let content = Array(file.bytes.prefix(size))
      files[open.file]?.bytes = content + Array(repeating: 0, count: size - content.count)
    case .map:
      guard case .mapping(let mapping) = given, let made = Handle(mapping.description) else {
        return .done
      }
      opened(made, open.file, [], isMapping: true)
      return given
    default: close(handle)
    }
    return .done
  }

  private func demands(
    of operation: FileOperation
  ) -> (handle: Handle, access: Access, row: FileRow, isMapping: Bool) {
    switch operation {
    case .read(let handle, _, _): (handle, .read, .readHandle, false)
    case .write(let handle, _, _): (handle, .write, .writeHandle, false)
    case .truncate(let handle, _): (handle, .write, .writeHandle, false)
    case .map(let handle): (handle, .read, .map, false)
    case .touch(let mapping, _, _):
      (Handle(mapping.description) ?? Self.none, [], .touchMapping, true)
    case .close(let handle): (handle, [], .close, false)
    default: (Self.none, [], .close, false)
    }
  }

  private static var none: Handle {
    guard let handle = Handle("4000000000.4000000000") else { preconditionFailure("a legal text") }
    return handle
  }

  // MARK: Names

  private mutating func runNames(_ operation: FileOperation) -> FileOutcome {
    switch operation {
    case .delete(let path):
      guard names[path] != nil else { return .failed(.noEntry) }
      unname(path)
    case .rename(let source, let target):
      guard let id = names[source] else { return .failed(.noEntry) }
      if names[target] == id { return .done }
      unname(target)
      names[source] = nil
      names[target] = id
    case .link(let source, let target):
      guard let id = names[source] else { return .failed(.noEntry) }
      guard names[target] == nil else { return .failed(.exists) }
      names[target] = id
      files[id]?.links += 1
    case .clone(let source, let target), .copy(let source, let target):
      return duplicate(operation, source, target)
    case .makeDirectory(let path):
      guard directories[path] == nil, names[path] == nil else { return .failed(.exists) }
      directories[path] = path.parent.flatMap { directories[$0] }
    case .removeDirectory(let path):
      guard directories[path] != nil else { return .failed(.noEntry) }
      guard children(of: path).isEmpty else { return .failed(.notEmpty) }
      directories[path] = nil
    case .list(let path):
      return directories[path] == nil ? .failed(.noEntry) : .names(children(of: path))
    case .status(let path): return status(path)
    default: break
    }
    return .done
  }

  private mutating func duplicate(
    _ operation: FileOperation, _ source: Path, _ target: Path
  ) -> FileOutcome {
    guard let id = names[source], let file = files[id] else { return .failed(.noEntry) }
    guard names[target] == nil else { return .failed(.exists) }
    if case .clone = operation {
      if let error = expect(.clone, file.protection).error { return .failed(error) }
      _ = add(target, file.protection, file.bytes)
      return .done
    }
    if let error = expect(.copy, file.protection).error { return .failed(error) }
    let explicit = profile[.classOfCopy] ? nil : file.protection
    switch newClass(
      explicit, in: target.parent, explicitRow: .create, inheritedRow: .createInherited)
    {
    case .failure(let error): return .failed(error)
    case .success(let settled): _ = add(target, settled, file.bytes)
    }
    return .done
  }

  private func status(_ path: Path) -> FileOutcome {
    if let file = names[path].flatMap({ files[$0] }) {
      return .status(
        FileStatus(
          isDirectory: false, size: file.bytes.count, protection: file.protection,
          links: file.links, mode: 0o644, modified: 0))
    }
    guard let label = directories[path] else { return .failed(.noEntry) }
    return .status(
      FileStatus(
        isDirectory: true, size: children(of: path).count, protection: label, links: 1,
        mode: 0o755, modified: 0))
  }
}
