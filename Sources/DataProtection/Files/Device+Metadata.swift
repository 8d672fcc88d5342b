extension Device {
  /// Size, class and the rest; the same in every state. Errors: ESRCH, ENOENT, ENOTDIR.
  public func status(of path: Path) throws(PosixError) -> FileStatus {
    try requireProcess()
    return status(of: try requireNode(path))
  }

  func status(of id: UInt32) -> FileStatus {
    let node = volume.nodes[id]
    let isDirectory = node.kind == .directory
    return FileStatus(
      isDirectory: isDirectory,
      size: isDirectory ? Int(node.children) : volume.payloads[id].content.size,
      protection: node.protection, links: Int(node.links), mode: node.mode,
      modified: node.modified)
  }

  /// `fileExists`: true for a locked file, so no guard against a locked one.
  ///
  /// False as well when no process runs.
  public func exists(_ path: Path) -> Bool { isApplicationRunning && node(at: path) != nil }

  /// `isReadableFile`, which is access(2): mode bits only, so true for a locked file (a choice).
  public func isReadable(_ path: Path) -> Bool {
    guard isApplicationRunning, let id = node(at: path) else { return false }
    return volume.nodes[id].mode & 0o400 != 0
  }

  /// Sets the mode bits. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public mutating func setMode(_ path: Path, _ mode: UInt16) throws(PosixError) {
    try requireProcess()
    volume.nodes[try requireNode(path)].mode = mode & 0o7777
  }

  /// Sets the modification time. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public mutating func setModified(_ path: Path, _ time: Seconds) throws(PosixError) {
    try requireProcess()
    volume.nodes[try requireNode(path)].modified = time
  }

  /// Sets an extended attribute, or removes it with nil.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, ENOSPC, EFBIG. Never EPERM.
  public mutating func setAttribute(
    _ path: Path, _ name: String, _ value: [UInt8]?
  ) throws(PosixError) {
    try requireProcess()
    let id = try requireNode(path)
    var attributes = volume.payloads[id].attributes.filter { $0.name != name }
    if let value {
      guard attributes.count < DeviceLimits.attributes else { throw .noSpace }
      guard value.count <= DeviceLimits.attributeBytes,
        name.utf8.count <= DeviceLimits.nameBytes
      else { throw .tooLarge }
      attributes.append(ExtendedAttribute(name: name, value: value))
      attributes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
    volume.payloads[id].attributes = attributes
  }

  /// The extended attributes, by name. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public func attributes(of path: Path) throws(PosixError) -> [ExtendedAttribute] {
    try requireProcess()
    return volume.payloads[try requireNode(path)].attributes
  }

  /// Whether the bytes on the storage chip are ciphertext: always, but for a literal reading.
  ///
  /// Errors: ENOENT, ENOTDIR, EISDIR.
  public func isEncryptedAtRest(_ path: Path) throws(PosixError) -> Bool {
    let id = try requireNode(path)
    guard volume.nodes[id].kind == .file else { throw .isDirectory }
    return !(profile.readings.contains(.noneIsPlain) && volume.nodes[id].protection == .none)
  }
}
