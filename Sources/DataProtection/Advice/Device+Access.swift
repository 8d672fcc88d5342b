extension Device {
  /// What can be read now: every file and every keychain item, files first, ordered by name.
  ///
  /// While no application runs, nothing can. Cost grows with what is stored.
  public var access: DeviceAccess {
    var access = DeviceAccess()
    add(files.root(of: .root), at: .root, to: &access)
    if asking == .appExtension, let group = node(at: Self.groupPath) {
      add(group, at: Self.groupPath, to: &access)
    }
    let items = keychain.rows.filter { keychain.isLive($0.row) }.sorted { $0.id < $1.id }
    for (id, row) in items {
      let name = id.isSynchronizable ? id.name + "*" : id.name
      let canRead = isAskerRunning && keychain.holdsKey(of: row, in: keychainContext)
      access.add(name, row.accessibility.rawValue, canRead)
    }
    return access
  }

  /// Adds what is in a directory; paths are short, so the walk is not deep.
  private func add(_ directory: UInt32, at path: DevicePath, to access: inout DeviceAccess) {
    for name in files.volume.names(in: directory)
    where path.components.count < DeviceLimits.pathComponents {
      let inner = path.appending(name)
      guard let id = node(at: inner) else { continue }
      let node = files.volume.nodes[id]
      if node.kind == .directory {
        add(id, at: inner, to: &access)
      } else {
        let canRead = isAskerRunning && holdsKey(of: node) && reach(inner) != nil
        access.add("\(inner)", node.protection.letter, canRead)
      }
    }
  }
}

extension DeviceAccess {
  fileprivate mutating func add(_ name: String, _ protection: String, _ canRead: Bool) {
    let entry = Entry(name: name, protection: protection)
    if canRead { readable.append(entry) } else { unreadable.append(entry) }
  }
}
