extension Device {
  /// Takes a backup, locked or not.
  ///
  /// Throws `off`, and `beforeFirstUnlock`. Cost grows with what is stored.
  public func backUp(_ kind: BackupKind) throws(BackupRefusal) -> Backup {
    guard state.isOn else { throw .off }
    guard state.everUnlockedSinceBoot else { throw .beforeFirstUnlock }
    return Backup(
      kind: kind, source: identity, takenAt: state.now, entitlement: application.entitlement,
      items: keychain.sealedItems(kind, in: keychainContext),
      files: files(where: isBackedUp))
  }

  /// Walks the container with a work list; a directory comes before what is in it.
  package func files(where isIncluded: (UInt32, DevicePath) -> Bool) -> [BackupFile] {
    var found: [BackupFile] = []
    var pending: [(node: UInt32, path: DevicePath)] = [(Volume.root, .root)]
    while let (directory, path) = pending.popLast() {
      for name in files.volume.names(in: directory) {
        let entry = files.volume.entries.find(name, in: directory)
        let id = files.volume.entries[entry].node
        let place = path.appending(name)
        guard isIncluded(id, place) else { continue }
        found.append(backupFile(id, place))
        if files.volume.nodes[id].kind == .directory { pending.append((id, place)) }
      }
    }
    return found
  }

  private func isBackedUp(_ id: UInt32, _ path: DevicePath) -> Bool {
    if Backup.excludedDirectories.contains(path) { return false }
    return !files.volume.payloads[id].attributes.contains { $0.name == Backup.exclusionAttribute }
  }

  private func backupFile(_ id: UInt32, _ path: DevicePath) -> BackupFile {
    let node = files.volume.nodes[id]
    let content = files.volume.payloads[id].content
    return BackupFile(
      path: path, isDirectory: node.kind == .directory, protection: node.protection,
      mode: node.mode, modified: node.modified, bytes: content.read(at: 0, count: content.size),
      attributes: files.volume.payloads[id].attributes)
  }
}
