import DataProtection

/// Stored defaults as the model knows them: one key is enough.
struct ModelDefaults: Hashable, Sendable {
  /// What the process sees.
  enum View: Hashable, Sendable {
    case unopened
    /// What was in the file, and what was set since; `isSaved` unless that is not in the file yet.
    case loaded(String?, isSaved: Bool)
    /// The file could not be read: looks empty, but for what was set since.
    case blind(String?)
  }

  var stored: String?
  /// The class of the file; nil while there is none.
  var file: ProtectionClass?
  /// The class of new files in the directory it is in.
  var directory: ProtectionClass
  var view = View.unopened

  init(in directory: ProtectionClass) { self.directory = directory }

  /// The class that decides whether a process can look: that of the file or of one made now.
  var protection: ProtectionClass { file ?? directory }
}
