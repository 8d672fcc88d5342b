/// A file or directory, without its bytes: plain numbers, so that a page of nodes copies as memory.
package struct Node: Hashable, Sendable {
  package enum Kind: UInt8, Sendable { case free, file, directory }

  package var kind = Kind.free
  /// The class of a file; of a directory, the class its new entries take.
  package var protection = ProtectionClass.completeUntilFirstUserAuthentication
  /// Mode bits.
  package var mode: UInt16 = 0o644
  /// Which key bag holds the class key that wraps this file's key.
  package var wrappedBy: UInt32 = 0
  /// The `KeyEpochs` value at which the file key was put in memory; 0 when it is not there.
  package var held: UInt32 = 0
  /// Names of the file; 1 for a directory that is still in the tree.
  package var links: UInt32 = 0
  /// Open handles and mappings.
  package var opens: UInt32 = 0
  /// Directory: its first entry. Free node: the next free one.
  package var first: UInt32 = 0
  /// Directory: how many entries it has.
  package var children: UInt32 = 0
  /// Directory: the one it is in.
  package var parent: UInt32 = 0
  /// File: place in `Volume.dirty`, counted from 1; 0 when all its bytes are on disk.
  package var dirty: UInt32 = 0
  package var modified: Seconds = 0
}
