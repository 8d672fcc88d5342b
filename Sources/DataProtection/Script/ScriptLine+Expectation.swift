extension ScriptLine {
  /// Whether the outcome begins as the script says, or the script does not say.
  public var isAsExpected: Bool { expectation.map { Self.isMet($0, by: text) } ?? true }

  /// Whether an outcome begins with whole parts of what was expected: `EPERM, Cocoa 257` is met by
  /// `EPERM, Cocoa 257: the device is locked`, and `finds a` is not met by `finds a b`. A status of
  /// the keychain may stand without its name.
  static func isMet(_ expectation: String, by outcome: String) -> Bool {
    guard outcome.hasPrefix(expectation) else { return false }
    guard let next = outcome.dropFirst(expectation.count).first else { return true }
    return ",:;".contains(next) || next == " " && Int(expectation) != nil
  }
}
