extension KeychainStatus: CustomStringConvertible {
  /// The name of the code in Apple's `SecBase.h`, with the code.
  public var description: String { "\(name) (\(rawValue))" }

  /// The name of the code in Apple's `SecBase.h`.
  public var name: String {
    switch self {
    case .success: "errSecSuccess"
    case .parameter: "errSecParam"
    case .notAvailable: "errSecNotAvailable"
    case .authenticationFailed: "errSecAuthFailed"
    case .duplicateItem: "errSecDuplicateItem"
    case .itemNotFound: "errSecItemNotFound"
    case .interactionNotAllowed: "errSecInteractionNotAllowed"
    case .decode: "errSecDecode"
    case .diskFull: "errSecDiskFull"
    case .dataTooLarge: "errSecDataTooLarge"
    default: "OSStatus"
    }
  }
}
