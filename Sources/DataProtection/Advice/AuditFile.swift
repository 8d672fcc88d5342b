/// A file as an audit sees it.
public struct AuditFile: Hashable, Sendable {
  /// What the file is called in findings, usually its path.
  public var path: String
  /// The class it is stored with; nil where the code sets none, which gives class C.
  public var protection: ProtectionClass?
  /// Whether `isExcludedFromBackup` is set, or it lies in a directory that no backup holds.
  public var isExcludedFromBackup: Bool
  /// Whether its disclosure harms a person.
  public var isSensitive: Bool
  /// The keychain item that holds the key it is encrypted with by the application, if any.
  public var keyItem: String?

  /// Describes a file. Without a word on its sensitivity, a class that is off limits while locked
  /// says that it is sensitive.
  public init(
    _ path: String, _ protection: ProtectionClass? = nil, isExcludedFromBackup: Bool = false,
    isSensitive: Bool? = nil, keyItem: String? = nil
  ) {
    self.path = path
    self.protection = protection
    self.isExcludedFromBackup = isExcludedFromBackup
    self.isSensitive =
      isSensitive ?? (protection == .complete || protection == .completeUnlessOpen)
    self.keyItem = keyItem
  }
}
