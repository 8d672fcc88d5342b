// What a message says of a class.
extension ProtectionClass {
  /// When a file of the class can be read, in a few words.
  public var summary: String {
    switch self {
    case .complete: "only while unlocked"
    case .completeUnlessOpen: "opened only while unlocked, made at any time, used until closed"
    case .completeUntilFirstUserAuthentication: "from the first unlock after a boot on"
    case .none: "always"
    case .completeWhenUserInactive: "as C until the person is inactive (iOS 17; C2)"
    }
  }

  /// `A complete, B completeUnlessOpen, …`: for a message about a word that is none of them.
  static var list: String {
    allCases.map { "\($0.letter) \($0.constantName)" }.joined(separator: ", ")
  }
}
