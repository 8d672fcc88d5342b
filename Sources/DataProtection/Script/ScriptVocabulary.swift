/// The events a device script may hold, as they are written, with what they do.
public enum ScriptVocabulary {
  /// One way to write an event.
  public struct Entry: Hashable, Sendable {
    /// How it is written. `X` is a file class (A B C D CX), `x` a keychain constant (ak aku akpu ck
    /// cku dk dku), `f` a path, `h` a handle (a path, or `#0` for the first one asked for), `k` a
    /// name (`k*` for a synchronizable item), `[…]` may be left out.
    public let form: String
    /// What it does.
    public let meaning: String

    init(_ form: String, _ meaning: String) {
      self.form = form
      self.meaning = meaning
    }
  }

  /// All events, in the order of the documentation.
  public static let entries: [Entry] =
    DeviceEvent.vocabulary + FileCommand.vocabulary + HandleCommand.vocabulary
    + KeychainCommand.vocabulary + DefaultsCommand.vocabulary + AccountCommand.vocabulary
    + DeviceCommand.vocabulary
}
