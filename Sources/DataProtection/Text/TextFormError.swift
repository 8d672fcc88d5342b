/// Why a text is not the text form of a device or of a backup.
public struct TextFormError: Error, Hashable, Sendable {
  /// The line, the first being 1; 0 when the text as a whole is at fault.
  public let line: Int
  /// What is wrong with it, and what would be right.
  public let problem: String
}

extension TextFormError: CustomStringConvertible {
  /// `line 3: what is wrong`.
  public var description: String { line == 0 ? problem : "line \(line): \(problem)" }
}
