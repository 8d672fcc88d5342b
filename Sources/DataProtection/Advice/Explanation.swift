/// Whether something can be read now, and why or why not, in plain words.
public struct Explanation: Hashable, Sendable {
  /// The file or item, as it was asked about.
  public let subject: String
  /// Whether it can be read now, by a new open or a query.
  public let isReadable: Bool
  /// Why: class, state, and the key that is there or is missing; whole sentences.
  public let reason: String
  /// The class key that is missing; nil when none is, or when no key would help.
  public let missingKey: String?
  /// The states of the device in which it can be read.
  public let readableIn: [LockState]
  /// What is usually done about it; whole sentences.
  public let remedy: String
}

extension Explanation: CustomStringConvertible {
  /// All of it as one paragraph.
  public var description: String {
    let answer = isReadable ? "can be read now" : "cannot be read now"
    let states = readableIn.map(\.condition)
    let when = states.isEmpty ? "" : " It can be read \(states.joined(separator: "; "))."
    return "\(subject) \(answer). \(reason)\(when) \(remedy)"
  }
}
