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
  package func files(where isIncluded: (UInt32, Path) -> Bool) -> [BackupFile] {
    var files: [BackupFile] = []
    var pending: [(node: UInt32, path: Path)] = [(Volume.root, .root)]
    while let (directory, path) = pending.popLast() {
      for name in names(in: directory) {
        let entry = volume.entries.find(name, in: directory)
        let id = volume.entries[entry].node
        let place = path.appending(name)
        guard isIncluded(id, place) else { continue }
        files.append(backupFile(id, place))
        if volume.nodes[id].kind == .directory { pending.append((id, place)) }
      }
    }
    return files
  }

  private func isBackedUp(_ id: UInt32, _ path: Path) -> Bool {
    if Backup.excludedDirectories.contains(path) { return false }
    return !volume.payloads[id].attributes.contains { $0.name == Backup.exclusionAttribute }
  }

  private func backupFile(_ id: UInt32, _ path: Path) -> BackupFile {
    let node = volume.nodes[id]
    let content = volume.payloads[id].content
    return BackupFile(
      path: path, isDirectory: node.kind == .directory, protection: node.protection,
      mode: node.mode, modified: node.modified, bytes: content.read(at: 0, count: content.size),
      attributes: volume.payloads[id].attributes)
  }
}
