/// What the application's process knows of its stored defaults.
enum DefaultsCache: Hashable, Sendable {
  /// Not looked at since launch.
  case unopened
  /// Read from the file, and written through to it; `unsaved` while the file could not be written.
  case loaded([StoredDefault], unsaved: Bool)
  /// The file could not be read: looks empty. What was set since is in `written`.
  case blind(written: [StoredDefault])
}
