/// A file or directory, without its bytes: plain numbers, so that a page of nodes copies as memory.
struct Node: Hashable, Sendable {
  enum Kind: UInt8, Sendable { case free, file, directory }

  var kind = Kind.free
  /// The class of a file; of a directory, the class its new entries take.
  var protection = ProtectionClass.completeUntilFirstUserAuthentication
  /// Mode bits.
  var mode: UInt16 = 0o644
  /// Which key bag holds the class key that wraps this file's key.
  var wrappedBy: UInt32 = 0
  /// The `KeyEpochs` value at which the file key was put in memory; 0 when it is not there.
  var held: UInt32 = 0
  /// Names of the file; 1 for a directory that is still in the tree.
  var links: UInt32 = 0
  /// Open handles and mappings.
  var opens: UInt32 = 0
  /// Directory: its first entry. Free node: the next free one.
  var first: UInt32 = 0
  /// Directory: how many entries it has.
  var children: UInt32 = 0
  /// Directory: the one it is in.
  var parent: UInt32 = 0
  /// File: place in `Volume.dirty`, counted from 1; 0 when all its bytes are on disk.
  var dirty: UInt32 = 0
  var modified: Seconds = 0
}
