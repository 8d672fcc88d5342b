/// A named value beside a file's bytes; never protected.
public struct ExtendedAttribute: Hashable, Sendable {
  /// The name of the attribute.
  public var name: String
  /// Its bytes.
  public var value: [UInt8]
}
