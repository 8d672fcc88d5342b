extension FileSystem {
  @inline(__always)
  func status(of path: DevicePath) throws(PosixError) -> FileStatus {
    status(of: try requireNode(path))
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

  mutating func setMode(_ path: DevicePath, _ mode: UInt16) throws(PosixError) {
    volume.nodes[try requireNode(path)].mode = mode & 0o7777
  }

  mutating func setModified(_ path: DevicePath, _ time: Seconds) throws(PosixError) {
    volume.nodes[try requireNode(path)].modified = time
  }

  mutating func setAttribute(
    _ path: DevicePath, _ name: String, _ value: [UInt8]?
  ) throws(PosixError) {
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

  func attributes(of path: DevicePath) throws(PosixError) -> [ExtendedAttribute] {
    volume.payloads[try requireNode(path)].attributes
  }
}
