import DataProtection

// Devices that ask for keys where none are needed, or lose track of names.
extension BrokenDevice {
  static let ofNames: [BrokenDevice] = [
    BrokenDevice(
      "deleteNeedsKey",
      "Deleting needs the file's class key.",
      breaks: .namesAreFree,
      "P L create(A,/Documents/a) +10 del(/Documents/a)",
      needingKey { command, _ in
        if case .delete(let path) = command { path } else { nil }
      }),
    BrokenDevice(
      "renameNeedsKey",
      "Renaming needs the file's class key.",
      breaks: .namesAreFree,
      "P L create(A,/Documents/a) +10 rename(/Documents/a,/Documents/a)",
      needingKey { command, _ in
        if case .rename(let path, _) = command { path } else { nil }
      }),
    BrokenDevice(
      "statNeedsKey",
      "Metadata needs the file's class key.",
      breaks: .metadataIsFree,
      "P L create(A,/Documents/a) +10 stat(/Documents/a)",
      needingKey { command, _ in
        if case .status(let path) = command { return path }
        return if case .protection(let path) = command { path } else { nil }
      }),
    BrokenDevice(
      "linkNeedsKey",
      "A hard link needs the file's class key.",
      breaks: .metadataIsFree,
      "P L create(A,/Documents/a) +10 ln(/Documents/a,/Documents/b)",
      needingKey { command, device in
        guard case .link(let path, let target) = command, device.node(at: target) == nil else {
          return nil
        }
        return path
      }),
    BrokenDevice(
      "listNeedsKey",
      "Listing a directory needs the key of its class.",
      breaks: .metadataIsFree,
      "P R bg ls(/Documents)",
      needingKey(of: .directory) { command, _ in
        if case .list(let path) = command { path } else { nil }
      }),
    BrokenDevice(
      "moveTakesDirectoryClass",
      "A file moved into a directory takes the directory's class.",
      breaks: .moveKeepsClass,
      "create(A,/Documents/a) rename(/Documents/a,/tmp/a) stat(/tmp/a)",
      afterFile { command, outcome, _, device in
        guard outcome == .done, case .rename(let source, let target) = command,
          !source.isBeside(target), let node = device.node(at: target),
          let directory = device.directory(of: target)
        else { return }
        device.files.volume.nodes[node].protection = device.files.volume.nodes[directory].protection
      }),
    BrokenDevice(
      "renameLosesBytes",
      "A rename drops what is not yet on disk.",
      breaks: .acknowledgedBytesKept,
      "atomic(/Documents/a,%01) rename(/Documents/a,/tmp/a) stat(/tmp/a)",
      afterFile { command, outcome, _, device in
        if outcome == .done, case .rename(let source, let target) = command,
          !source.isBeside(target)
        {
          device.files.volume.dropUnwritten()
        }
      }),
    BrokenDevice(
      "moveReplaces",
      "Moving onto a name that is taken replaces what is there, as a rename does.",
      breaks: .failureChangesNothing,
      "create(A,/Documents/a) mv(/Documents/a,/Documents/a)",
      replacing { command in
        if case .file(.move(let source, let target)) = command {
          .file(.rename(source, target))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "removeTreeNeedsEmpty",
      "Removing a directory fails while something is in it.",
      breaks: .failureChangesNothing,
      "mkdir(/Documents/folder) create(A,/Documents/folder/a) rm(/Documents/folder)",
      replacing { command in
        if case .file(.removeTree("/Documents/folder")) = command {
          .file(.removeDirectory("/Documents/folder"))
        } else {
          nil
        }
      }),
    BrokenDevice(
      "directoryForgetsParent",
      "A new directory takes the container's class, not its parent's.",
      breaks: .newFileClass,
      "set(/Documents,A) mkdir(/Documents/folder) class?(/Documents/folder)",
      afterFile { command, outcome, _, device in
        if outcome == .done, case .makeDirectory(let path) = command,
          let node = device.node(at: path)
        {
          device.files.volume.nodes[node].protection = device.application.containerDefault
        }
      }),
    BrokenDevice(
      "closedDirectorySearched",
      "A path is followed through a directory that its mode does not let be searched.",
      breaks: .directoryModes,
      "chmod(/Documents,0) stat(/Documents/a)",
      granting(0o100)),
    BrokenDevice(
      "closedDirectoryWritten",
      "Names are made in a directory that its mode does not let be changed.",
      breaks: .directoryModes,
      "chmod(/Documents,500) create(A,/Documents/a)",
      granting(0o200)),
    BrokenDevice(
      "closedDirectoryListed",
      "A directory is listed that its mode does not let be read.",
      breaks: .directoryModes,
      "chmod(/Documents,0) ls(/Documents)",
      granting(0o400)),
  ]
}
