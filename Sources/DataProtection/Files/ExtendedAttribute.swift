/// A named value beside a file's bytes; never protected.
public struct ExtendedAttribute: Hashable, Sendable {
  /// The name of the attribute.
  public var name: String
  /// Its bytes.
  public var value: [UInt8]

  /// Names both parts.
  public init(name: String, value: [UInt8]) {
    self.name = name
    self.value = value
  }
}
