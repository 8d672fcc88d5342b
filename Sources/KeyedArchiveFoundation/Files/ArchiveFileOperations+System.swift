import Foundation

extension ArchiveFileOperations {
  /// The file system of this machine.
  public static let system = ArchiveFileOperations(
    lock: { path, seconds in
      let lock = try FileLock(path, seconds: seconds)
      return { lock.release() }
    },
    names: { try SystemFile.paths(startingWith: $0) },
    read: { try SystemFile.read($0, limit: $1) },
    write: { try SystemFile.write($0, $1, like: $2) },
    flush: { try SystemFile.flush($0, flags: O_RDONLY) },
    link: { path, newName in
      // Safety: the system reads the paths, which Swift ends with a zero, during the call.
      try SystemFile.check(unsafe Foundation.link(path, newName), "link", path)
    },
    rename: { path, newName in
      // Safety: as for `link`.
      try SystemFile.check(unsafe Foundation.rename(path, newName), "rename", path)
    },
    flushDirectory: { try SystemFile.flush($0, flags: O_RDONLY | O_DIRECTORY) },
    remove: { path in
      // Safety: as for `link`.
      guard unsafe unlink(path) != 0, errno != ENOENT else { return }
      throw SystemFailure(call: "unlink", path: path, number: errno)
    })
}
