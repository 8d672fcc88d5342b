/// The simplest input that fails as a saved one does.
public struct ShrinkResult: Hashable, Sendable {
  /// The shrunk input as a value.
  public let value: String
  /// The saved input as a value.
  public let original: String
  /// What goes wrong.
  public let failure: String
  /// Tells this failure from others.
  public let kind: String
  /// The shrunk input, as a file holds it.
  public let bytes: [UInt8]
  /// How often the property was run.
  public let evaluations: Int
  /// Nothing simpler fails in this way: every simpler case was tried.
  public let isProvenMinimal: Bool
  /// Which parts may be anything.
  public let explanation: [String]
  /// The replay token of the case.
  public let reproduction: String
}
