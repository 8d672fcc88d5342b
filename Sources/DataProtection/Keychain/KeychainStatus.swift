/// An `OSStatus` of the keychain.
///
/// Source: Security, `SecBase.h` and `SecKeybagSupport.c`.
public struct KeychainStatus: Error, RawRepresentable, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: Int32

  /// The value with that number behind it.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// errSecSuccess.
  public static let success = KeychainStatus(rawValue: 0)
  /// errSecParam: the request contradicts itself.
  public static let parameter = KeychainStatus(rawValue: -50)
  /// errSecNotAvailable: no key bag key for that class (seen where the passcode was toggled).
  public static let notAvailable = KeychainStatus(rawValue: -25291)
  /// errSecAuthFailed: class `akpu` without a passcode.
  public static let authenticationFailed = KeychainStatus(rawValue: -25293)
  /// errSecDuplicateItem.
  public static let duplicateItem = KeychainStatus(rawValue: -25299)
  /// errSecItemNotFound.
  public static let itemNotFound = KeychainStatus(rawValue: -25300)
  /// errSecInteractionNotAllowed: the class key that is needed is not in memory.
  public static let interactionNotAllowed = KeychainStatus(rawValue: -25308)
  /// errSecDecode: the row was wrapped by a key this device does not have.
  public static let decode = KeychainStatus(rawValue: -26275)
}
