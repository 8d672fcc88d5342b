/// What the canary is given: one way to each of its planted bugs.
public enum CanaryCase: Hashable, Sendable, CustomStringConvertible {
  /// Reaches the bug behind a magic value.
  case number(UInt32)
  /// Reaches the bug behind a sequence of operations.
  case operations([VaultOperation])

  public var description: String {
    switch self {
    case .number(let number): ".number(\(number))"
    case .operations(let operations):
      ".operations([" + operations.map { ".\($0.rawValue)" }.joined(separator: ", ") + "])"
    }
  }
}
