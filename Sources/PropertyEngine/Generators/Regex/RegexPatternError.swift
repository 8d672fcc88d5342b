/// Why no strings can be made from a regular expression: what is wrong or not supported, and where.
public struct RegexPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern.
  public let pattern: String
  /// The place in the pattern, in characters from its start, counted from 0.
  public let offset: Int
  /// What is wrong there.
  public let reason: String

  public var description: String {
    "the pattern \(String(reflecting: pattern)) at character \(offset): \(reason)"
  }
}
