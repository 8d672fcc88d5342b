/// What an explanation is asked about.
public enum ScriptSubject: Hashable, Sendable {
  /// A file or a directory.
  case file(Path)
  /// A keychain item.
  case item(KeychainItemID)
}
