/// Counts the evictions that wipe file keys from memory, class by class.
///
/// A file key is in memory while `Node.held` equals the epoch of its class, so one eviction wipes
/// the keys of all open files at once, however many there are. Keys of class B are never wiped
/// while the file is open; that is what the class is for.
package struct KeyEpochs: Hashable, Sendable {
  package var complete: UInt32 = 1
  package var inactive: UInt32 = 1

  @inline(__always)
  package subscript(protection: ProtectionClass) -> UInt32 {
    switch protection {
    case .complete: complete
    case .completeWhenUserInactive: inactive
    case .completeUnlessOpen, .completeUntilFirstUserAuthentication, .none: 1
    }
  }
}
