// What is asked of paths.
extension DeviceSession {
  /// Does as told; makes the container of the group where it is asked for and not there yet, as
  /// an application does by asking for its URL.
  mutating func performInGroup(_ command: FileCommand) throws(PosixError) -> DeviceOutcome {
    let (handleCount, contents) = (handles.count, written)
    do { return try perform(command) } catch {
      guard error == .noEntry, command.namesGroup, device.node(at: Device.groupPath) == nil else {
        throw error
      }
    }
    handles.removeLast(handles.count - handleCount)
    written = contents
    try device.makeGroupContainer()
    return try perform(command)
  }

  mutating func perform(_ command: FileCommand) throws(PosixError) -> DeviceOutcome {
    switch command {
    case .create(let path, let protection):
      handles.append(HeldHandle(path: path, device: device.identity, process: device.asking))
      handles[handles.count - 1].value = try device.create(path, protection: protection)
    case .open(let path, let opening):
      handles.append(HeldHandle(path: path, device: device.identity, process: device.asking))
      handles[handles.count - 1].value = try device.open(path, opening.access, opening.options)
    case .save(let path, let protection, let bytes):
      try save(path, protection, self.bytes(bytes, for: path))
    case .write(let path, let protection, let bytes):
      try device.write(self.bytes(bytes, for: path), to: path, protection: protection)
    case .contents(let path): return .bytes(try device.contents(of: path))
    case .overwrite(let path, let bytes): try overwrite(path, self.bytes(bytes, for: path))
    case .append(let path, let bytes): try append(path, self.bytes(bytes, for: path))
    case .replace(let path, let protection, let bytes):
      try device.replace(path, with: self.bytes(bytes, for: path), protection: protection)
    case .truncate(let path, let size): try truncate(path, to: size)
    case .list(let path): return .names(try device.list(path))
    case .exists(let path):
      if path == Device.groupPath, device.isAskerRunning { try device.makeGroupContainer() }
      return .flag(device.exists(path))
    case .status(let path): return .status(try device.status(of: path))
    case .protection(let path): return .protection(try device.status(of: path).protection)
    case .attributes(let path): return .attributes(try device.attributes(of: path))
    case .delete(let path): try device.delete(path)
    case .removeTree(let path): try device.removeTree(path)
    case .move(let source, let target): try device.move(source, to: target)
    case .rename(let source, let target): try device.rename(source, to: target)
    case .link(let source, let target): try device.link(source, to: target)
    case .clone(let source, let target): try device.clone(source, to: target)
    case .copy(let source, let target): try device.copy(source, to: target)
    case .makeDirectory(let path): try device.makeDirectory(path)
    case .removeDirectory(let path): try device.removeDirectory(path)
    case .setClass(let path, let protection): try device.setClass(path, protection)
    case .setMode(let path, let mode): try device.setMode(path, mode)
    case .setModified(let path, let time): try device.setModified(path, time)
    case .setAttribute(let path, let name, let value):
      try device.setAttribute(path, name, value)
    case .setExcluded(let path, let isExcluded):
      try device.setExcludedFromBackup(path, isExcluded)
    }
    return .done
  }

  /// Makes a file, writes it, closes it.
  private mutating func save(
    _ path: DevicePath, _ protection: ProtectionClass?, _ bytes: [UInt8]
  ) throws(PosixError) {
    let handle = try device.create(path, protection: protection)
    try device.write(handle, at: 0, bytes)
    try device.close(handle)
  }

  /// Opens a file for writing, empties it, writes it, closes it.
  private mutating func overwrite(_ path: DevicePath, _ bytes: [UInt8]) throws(PosixError) {
    let handle = try device.open(path, .write, .truncate)
    try device.write(handle, at: 0, bytes)
    try device.close(handle)
  }

  /// Opens a file for writing, writes at its end, closes it.
  private mutating func append(_ path: DevicePath, _ bytes: [UInt8]) throws(PosixError) {
    let handle = try device.open(path, .write)
    try device.seekToEnd(handle)
    try device.write(handle, bytes)
    try device.close(handle)
  }

  /// Opens a file for writing, sets its length, closes it.
  private mutating func truncate(_ path: DevicePath, to size: Int) throws(PosixError) {
    let handle = try device.open(path, .write)
    try device.truncate(handle, to: size)
    try device.close(handle)
  }

  private mutating func bytes(_ bytes: [UInt8]?, for path: DevicePath) -> [UInt8] {
    self.bytes(bytes, for: path.name?.text ?? "")
  }
}
