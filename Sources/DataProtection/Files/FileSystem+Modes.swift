/// The owner's mode bits: EACCES, which is no sign of protection.
///
/// Source: POSIX, "File Access Permissions": a directory has to be searchable to reach a name in
/// it, writable for a name to be made, removed or changed, and readable to be listed. As in XNU's
/// `vfs_syscalls.c`, a name that is not there is told before a right that is missing.
extension FileSystem {
  /// The bits of the owner; the application owns all of its container.
  private enum OwnerBit {
    static let read: UInt16 = 0o400
    static let write: UInt16 = 0o200
    static let search: UInt16 = 0o100
  }

  /// Refuses to open a file whose bits do not allow it.
  @inline(__always)
  func requireMode(_ node: Node, _ access: FileAccess) throws(PosixError) {
    if access.contains(.read), node.mode & OwnerBit.read == 0 { throw .accessDenied }
    if access.contains(.write), node.mode & OwnerBit.write == 0 { throw .accessDenied }
  }

  /// Refuses to look a name up.
  @inline(__always)
  func requireSearchable(_ directory: UInt32) throws(PosixError) {
    if !isSearchable(directory) { throw .accessDenied }
  }

  /// Refuses to make, remove or change a name.
  @inline(__always)
  func requireWritable(_ directory: UInt32) throws(PosixError) {
    if !isWritable(directory) { throw .accessDenied }
  }

  /// Refuses to list.
  func requireListable(_ directory: UInt32) throws(PosixError) {
    if !isListable(directory) { throw .accessDenied }
  }

  /// Whether names in a directory can be reached.
  @inline(__always)
  func isSearchable(_ directory: UInt32) -> Bool {
    volume.nodes[directory].mode & OwnerBit.search != 0
  }

  /// Whether names in a directory can be made, removed and changed, apart from reaching them.
  @inline(__always)
  func isWritable(_ directory: UInt32) -> Bool {
    volume.nodes[directory].mode & OwnerBit.write != 0
  }

  /// Whether the names in a directory can be listed.
  func isListable(_ directory: UInt32) -> Bool {
    volume.nodes[directory].mode & OwnerBit.read != 0
  }
}
