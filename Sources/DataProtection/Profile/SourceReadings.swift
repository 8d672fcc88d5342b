/// Sentences of the source documents that Apple's own sources contradict; set in `.reference`.
public struct SourceReadings: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: UInt16

  /// The value with that number behind it.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// "None is not encrypted." Apple: encrypted under the device key.
  public static let noneIsPlain = SourceReadings(rawValue: 1 << 0)
  /// "Unless open is accessible after the first unlock." Apple: opening needs an unlocked device.
  public static let unlessOpenAfterFirstUnlock = SourceReadings(rawValue: 1 << 1)
  /// "Complete needs the entitlement." Apple: it does not.
  public static let completeNeedsEntitlement = SourceReadings(rawValue: 1 << 2)
  /// "No cost." Apple: class B agrees on a key at each create and open.
  public static let agreementIsFree = SourceReadings(rawValue: 1 << 3)
  /// "A locked file is error 257." Apple: 513 when writing.
  public static let onlyReadError = SourceReadings(rawValue: 1 << 4)
  /// Class CX is not mentioned, so it does not exist. Apple: iOS 17.
  public static let noInactiveClass = SourceReadings(rawValue: 1 << 5)
  /// "Anything but ThisDeviceOnly restores anywhere from any backup." Apple: encrypted local only.
  public static let backupsAreExternal = SourceReadings(rawValue: 1 << 6)
  /// "ThisDeviceOnly never comes back from a backup." Apple: on the same device, except `akpu`.
  public static let thisDeviceOnlyNeverRestores = SourceReadings(rawValue: 1 << 7)
  /// After-first-unlock without ThisDeviceOnly is not listed, so it cannot be asked for.
  public static let afterFirstUnlockUnlisted = SourceReadings(rawValue: 1 << 8)
  /// `Always*` is not called deprecated. Apple: deprecated in iOS 12.
  public static let alwaysIsCurrent = SourceReadings(rawValue: 1 << 9)
  /// Synchronizable items are not mentioned, so nothing synchronizes.
  public static let noSynchronizable = SourceReadings(rawValue: 1 << 10)

  /// Every sentence.
  public static let all = SourceReadings(rawValue: (1 << 11) - 1)
}
