/// Stored defaults as the model knows them: one key is enough.
struct DeviceDefaults: Hashable, Sendable {
  /// What the process sees.
  enum View: Hashable, Sendable {
    case unopened, loaded
    /// The file could not be read: looks empty, but for what was set since.
    case blind(String?)
  }

  var stored: String?
  var view = View.unopened
}
