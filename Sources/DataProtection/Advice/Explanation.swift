/// Whether something can be done now, and why or why not, in plain words.
public struct Explanation: Hashable, Sendable {
  /// The file, item or event, as it was asked about.
  public let subject: String
  /// What is asked: `be read`, `be done`.
  public var action = "be read"
  /// Whether a file or item can be read now, by a new open or a query, or the event succeeds.
  public let isReadable: Bool
  /// Why: class, state, and the key that is there or is missing; whole sentences.
  public let reason: String
  /// The class key that is missing; nil when none is, or when no key would help.
  public let missingKey: String?
  /// The states of the device in which it can be read or done; empty where that is not the point.
  public let readableIn: [LockState]
  /// What is usually done about it; whole sentences, or nothing.
  public let remedy: String
}

extension Explanation: CustomStringConvertible {
  /// All of it as one paragraph.
  public var description: String {
    let answer = isReadable ? "can \(action) now" : "cannot \(action) now"
    let states = readableIn.map(\.condition)
    let when = states.isEmpty ? "" : "It can \(action) \(states.joined(separator: "; "))."
    return ["\(subject) \(answer).", reason, when, remedy].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
