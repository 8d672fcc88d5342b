/// Why a device script cannot be run: the line, what is wrong with it, and what would be right.
public struct ScriptError: Error, Hashable, Sendable {
  /// The line of the script, the first being 1.
  public let line: Int
  /// What is wrong, in one sentence without a full stop.
  public let reason: String

  init(_ line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }
}

extension ScriptError: CustomStringConvertible {
  /// `line 3: unknown event 'X'; the events are …`.
  public var description: String { "line \(line): \(reason)" }
}
