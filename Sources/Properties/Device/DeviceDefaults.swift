import DataProtection

/// Stored defaults as the model knows them: one key is enough.
struct DeviceDefaults: Hashable, Sendable {
  /// What the process sees.
  enum View: Hashable, Sendable {
    case unopened, loaded
    /// The file could not be read: looks empty, but for what was set since.
    case blind(String?)
  }

  var stored: String?
  /// The class of new files in the directory they are stored in.
  var directory: ProtectionClass
  var view = View.unopened

  init(in directory: ProtectionClass) { self.directory = directory }
}
