/// The rows of the file table: what an application asks for.
package enum FileRow: UInt8, CaseIterable, Hashable, Sendable {
  /// Create with an explicit class.
  case create
  /// Create with the directory's class.
  case createInherited
  /// Open an existing file for reading.
  case openRead
  /// Open an existing file for writing, with or without O_TRUNC.
  case openWrite
  /// Open a file that is open already.
  case secondOpen
  /// Read through a handle.
  case readHandle
  /// Write or truncate through a handle.
  case writeHandle
  /// Map a file that is open.
  case map
  /// Touch a mapping made earlier.
  case touchMapping
  /// Close a handle.
  case close
  /// Delete.
  case delete
  /// Rename, or move within the volume.
  case rename
  /// stat, exists, class, extended attributes, mode, times.
  case metadata
  /// List, make or remove a directory of that class.
  case directory
  /// Hard link.
  case link
  /// Clone.
  case clone
  /// Copy; the copy itself is one more `create` or `createInherited`.
  case copy
  /// Set the class the file has.
  case setSame
  /// Set class A on a file of the column's class.
  case setToComplete
  /// Set class B on a file of the column's class.
  case setToUnlessOpen
  /// Set class C on a file of the column's class.
  case setToUntilFirst
  /// Set class D on a file of the column's class.
  case setToNone
  /// Set class CX on a file of the column's class.
  case setToInactive
  /// Set the column's class on a directory.
  case setDirectory
  /// Replace atomically with an explicit class; whatever class the old file had.
  case replace
  /// Replace atomically with the directory's class.
  case replaceInherited
  /// Read a stored default from a file of the column's class.
  case defaultsRead
  /// Write a stored default to a file of the column's class.
  case defaultsWrite

  /// The row for setting `protection` on a file that has another class.
  package static func setting(_ protection: ProtectionClass) -> FileRow {
    switch protection {
    case .complete: .setToComplete
    case .completeUnlessOpen: .setToUnlessOpen
    case .completeUntilFirstUserAuthentication: .setToUntilFirst
    case .none: .setToNone
    case .completeWhenUserInactive: .setToInactive
    }
  }
}
