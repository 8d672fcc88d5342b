extension ProtectionClass {
  /// The name of the constant in `FileProtectionType`, such as `completeUnlessOpen`.
  public var constantName: String {
    switch self {
    case .complete: "complete"
    case .completeUnlessOpen: "completeUnlessOpen"
    case .completeUntilFirstUserAuthentication: "completeUntilFirstUserAuthentication"
    case .none: "none"
    case .completeWhenUserInactive: "completeWhenUserInactive"
    }
  }

  /// The value of the file attribute and of the entitlement, such as
  /// `NSFileProtectionCompleteUnlessOpen`. Source: Apple's pages of `FileProtectionType` and of
  /// `com.apple.developer.default-data-protection`.
  public var attributeValue: String {
    "NSFileProtection" + constantName.prefix(1).uppercased() + constantName.dropFirst()
  }

  /// The name of the option in `Data.WritingOptions`, such as `completeFileProtectionUnlessOpen`.
  /// Source: Apple's pages of `NSData.WritingOptions`.
  public var writingOption: String {
    self == .none
      ? "noFileProtection"
      : constantName.replacingPrefix("complete", with: "completeFileProtection")
  }

  /// Reads whatever a class is called: its letter, the constant of `FileProtectionType`, the value
  /// of the attribute, or the option of `Data.WritingOptions`; with a type or a dot before it, and
  /// in capital or small letters.
  public init?(named name: some StringProtocol) {
    let word = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let match = Self.allCases.first { candidate in
      [
        candidate.letter, candidate.constantName, candidate.attributeValue, candidate.writingOption,
      ].contains { $0.lowercased() == word }
    }
    guard let match else { return nil }
    self = match
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
