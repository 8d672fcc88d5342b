extension Device {
  /// Replaces everything on this device by a backup, of this device or of another one.
  ///
  /// The device is erased first; it comes up without a passcode, the application installed and not
  /// running. Files all come back, their class or their directory's (C13); of the keychain
  /// what this device can open. Throws `off`.
  public mutating func restore(_ backup: Backup) throws(BackupRefusal) {
    guard state.isOn else { throw .off }
    apply(.erase)
    apply(.install(entitlement: backup.entitlement))
    for file in backup.files { restore(file) }
    keychain.restore(backup.items)
  }

  /// Puts one file back under a key of this device.
  private mutating func restore(_ file: BackupFile) {
    guard let name = file.path.name, let parent = file.path.parent.flatMap({ node(at: $0) }),
      files.volume.nodeCount < DeviceLimits.files,
      file.bytes.count <= DeviceLimits.deviceBytes - files.volume.storedBytes
    else { return }
    let entry = files.volume.entries.find(name, in: parent)
    let id: UInt32
    if entry != 0 {
      id = files.volume.entries[entry].node
    } else if file.isDirectory {
      id = files.addDirectory(name, at: parent, in: fileContext)
    } else {
      let inherited = files.volume.nodes[parent].protection
      id = files.volume.allocate(
        files.newFile(
          profile[.classOfCopy] ? inherited : file.protection, in: fileContext))
      files.volume.link(id, as: name, in: parent)
      files.volume.nodes[id].held = 0
      files.volume.setContent(id, FileContent(file.bytes))
    }
    files.volume.nodes[id].mode = file.mode
    files.volume.nodes[id].modified = file.modified
    files.volume.payloads[id].attributes = file.attributes
    if file.isDirectory { files.volume.nodes[id].protection = file.protection }
  }

  /// What iCloud Keychain would send to the account's other devices now.
  package var keychainChanges: KeychainChanges { keychain.changes(in: keychainContext) }

  /// Takes over what iCloud Keychain brings from another device; off, it does nothing.
  package mutating func receive(_ changes: KeychainChanges) {
    guard state.isOn else { return }
    keychain.receive(changes, in: keychainContext)
  }
}
