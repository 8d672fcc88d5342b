/// Why a verb did not do what it was asked, in one line that says what to do. Status 2.
public struct CommandError: DetailedError, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// What there is to choose from, on lines of its own.
  public let lines: [String]

  public init(_ description: String, lines: [String] = []) {
    self.description = description
    self.lines = lines
  }
}
