/// Which items a match-all query asks for.
///
/// As with `SecItemCopyMatching`, an attribute that is given filters: an item of another
/// accessibility then looks missing.
public struct KeychainQuery: Hashable, Sendable {
  /// How a query treats `kSecAttrSynchronizable`.
  public enum Synchronizable: UInt8, CaseIterable, Hashable, Sendable {
    /// Local items only; what a query means that leaves the attribute out.
    case local
    /// Synchronizable items only.
    case synchronizable
    /// Both: `kSecAttrSynchronizableAny`.
    case any
  }

  /// Only items with this accessibility, or nil for all.
  public var accessibility: KeychainAccessibility?
  /// Which of local and synchronizable items.
  public var synchronizable: Synchronizable

  /// Asks for all local items, or for fewer.
  public init(
    accessibility: KeychainAccessibility? = nil, synchronizable: Synchronizable = .local
  ) {
    self.accessibility = accessibility
    self.synchronizable = synchronizable
  }

  func admits(_ id: KeychainItemID, _ accessibility: KeychainAccessibility) -> Bool {
    if let wanted = self.accessibility, wanted != accessibility { return false }
    switch synchronizable {
    case .local: return !id.isSynchronizable
    case .synchronizable: return id.isSynchronizable
    case .any: return true
    }
  }
}
