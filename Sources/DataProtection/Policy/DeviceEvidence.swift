/// How much a cell of the decision tables can be trusted.
public enum DeviceEvidence: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  /// Apple's documents, or Apple staff in its forums, say so.
  case documented
  /// Read from Apple's published kernel, keychain or Foundation source.
  case source
  /// Seen and reported by people.
  case observed
  /// Unknown: a choice of this project, behind a named assumption of `DeviceProfile`.
  case choice

  /// The tag the tables use: `D`, `K`, `O` or `C`.
  public var tag: String {
    switch self {
    case .documented: "D"
    case .source: "K"
    case .observed: "O"
    case .choice: "C"
    }
  }

  /// What the tag stands for, in a word.
  public var word: String {
    switch self {
    case .documented: "documented by Apple"
    case .source: "read in Apple's source"
    case .observed: "seen by people"
    case .choice: "a choice of this project"
    }
  }

  /// Strongest evidence first.
  public static func < (left: DeviceEvidence, right: DeviceEvidence) -> Bool {
    left.rawValue < right.rawValue
  }
}
