/// Why nothing more can be done, in one line that says what to do: wrong use, or a machine that
/// lacks something. The command ends with status 2.
public struct CampaignError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line for standard error, without the command's name.
  public var message: String
  /// What another program said about it, such as a compiler's errors: any number of lines.
  public var log: String

  /// An error with its one line, and the lines of another program that explain it.
  public init(_ message: String, log: String = "") {
    self.message = message
    self.log = log
  }

  public var description: String { message }
}
