/// Why nothing more can be done, in one line that says what to do: wrong use, or a machine that
/// lacks something. The command ends with status 2.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line for standard error, without the command's name.
  public var message: String

  /// A refusal with its one line.
  public init(_ message: String) { self.message = message }

  public var description: String { message }
}
