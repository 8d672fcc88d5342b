extension ScriptLine {
  /// Whether the outcome begins as the script says, and so does what came of it later; true where
  /// the script does not say.
  public var isAsExpected: Bool { expected.allSatisfy(\.isMet) }

  /// The line and its consequences, those of which the script says how the outcome begins.
  public var expected: [ScriptLine] {
    (expectation == nil ? [] : [self]) + consequences.flatMap(\.expected)
  }

  /// Whether this outcome alone is as the script says.
  private var isMet: Bool { expectation.map { Self.isMet($0, by: text) } ?? true }

  /// What the script says and the outcome is not, for a trace.
  var unmetExpectation: String? { isMet ? nil : expectation }

  /// Whether an outcome begins with whole parts of what was expected: `EPERM, Cocoa 257` is met by
  /// `EPERM, Cocoa 257: the device is locked`, and `finds a` is not met by `finds a b`. A status of
  /// the keychain may stand without its name.
  static func isMet(_ expectation: String, by outcome: String) -> Bool {
    guard outcome.hasPrefix(expectation) else { return false }
    guard let next = outcome.dropFirst(expectation.count).first else { return true }
    return ",:;".contains(next) || next == " " && Int(expectation) != nil
  }
}
