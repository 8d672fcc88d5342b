/// A file of a corpus that cannot be used: which one, and why, in one line.
public struct CorpusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the caller named it.
  public var path: String
  /// What is wrong, in words that end the sentence "path: …".
  public var reason: String

  /// Names the file and the reason.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}
