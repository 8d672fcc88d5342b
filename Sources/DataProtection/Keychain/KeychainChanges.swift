/// What iCloud Keychain carries from one device to the account's others.
///
/// Sources: `CKKSOutgoingQueueEntry.m` (which items) and `CKKSIncomingQueueOperation.m` (an item
/// whose class key is missing waits for the next unlock) of Apple's published `Security`.
package struct KeychainChanges: Hashable, Sendable {
  /// Synchronizable items as they are on the sending device, ordered by name.
  package let items: [KeychainItem]
  /// Synchronizable items that were deleted there, ordered by name.
  package let deletions: [KeychainItemID]
}
