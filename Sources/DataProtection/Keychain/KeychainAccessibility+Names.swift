// What a keychain constant is called, in Apple's headers and out of them.
extension KeychainAccessibility {
  private static let prefix = "kSecAttrAccessible"

  /// The constant without its prefix: `WhenUnlocked`.
  public var name: String { String(constantName.dropFirst(Self.prefix.count)) }

  /// When an item of the class can be read, and where, in a few words.
  public var summary: String {
    let when: String =
      switch column {
      case .whenUnlocked: "only while unlocked"
      case .passcodeSet: "only while unlocked and a passcode is set; in no backup"
      case .afterFirstUnlock: "from the first unlock after a boot on"
      case .always: "always; deprecated"
      }
    return isThisDeviceOnly && column != .passcodeSet ? when + "; on this device only" : when
  }

  /// Reads a code (`ak`), the constant's whole name, or the name without its prefix, with or
  /// without a dot, whatever the case of its letters.
  public init?(named text: some StringProtocol) {
    let name = text.lowercased()
    let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
    for candidate in Self.allCases
    where candidate.rawValue == text || candidate.constantName.lowercased() == name
      || candidate.name.lowercased() == bare
    {
      self = candidate
      return
    }
    return nil
  }

  /// `ak WhenUnlocked, aku WhenUnlockedThisDeviceOnly, …`: for a message about a word that is none.
  static var list: String {
    allCases.map { "\($0.rawValue) \($0.name)" }.joined(separator: ", ")
  }
}
