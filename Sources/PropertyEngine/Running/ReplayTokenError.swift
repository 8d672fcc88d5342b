/// Why a token replays nothing.
public enum ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not a token, or was cut short.
  case malformed
  /// The generator asks for other choices than when the token was made.
  case generatorChanged

  public var description: String {
    switch self {
    case .malformed: "this is not a replay token: copy the whole word that begins with p2-"
    case .generatorChanged:
      "the generator has changed since this token was made, so it stands for no case any more: "
        + "remove it, or search again"
    }
  }
}
