/// What an application asks of its user defaults.
public enum DefaultsCommand: Hashable, Sendable {
  /// Sets a default, or removes it.
  case set(String, String?)
  /// Reads a default.
  case get(String)
  /// `synchronize()`, which has nothing left to do.
  case synchronize
}
