/// A code of `CocoaError`, as Foundation would report a failed file operation.
///
/// Source: swift-foundation, `CocoaError+FilePath.swift` (K).
public struct CocoaCode: RawRepresentable, Hashable, Sendable {
  /// The number in `NSCocoaErrorDomain`.
  public let rawValue: Int

  /// The code with that number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// NSFileNoSuchFileError: to write or delete.
  public static let noSuchFile = CocoaCode(rawValue: 4)
  /// NSFileReadUnknownError.
  public static let readUnknown = CocoaCode(rawValue: 256)
  /// NSFileReadNoPermissionError: locked, or forbidden by mode bits; the underlying errno tells.
  public static let readNoPermission = CocoaCode(rawValue: 257)
  /// NSFileReadNoSuchFileError.
  public static let readNoSuchFile = CocoaCode(rawValue: 260)
  /// NSFileReadTooLargeError.
  public static let readTooLarge = CocoaCode(rawValue: 263)
  /// NSFileWriteUnknownError.
  public static let writeUnknown = CocoaCode(rawValue: 512)
  /// NSFileWriteNoPermissionError: locked, or forbidden by mode bits; the underlying errno tells.
  public static let writeNoPermission = CocoaCode(rawValue: 513)
  /// NSFileWriteFileExistsError.
  public static let writeFileExists = CocoaCode(rawValue: 516)
  /// NSFileWriteOutOfSpaceError.
  public static let writeOutOfSpace = CocoaCode(rawValue: 640)
}

extension PosixError {
  /// The code of the `CocoaError` that carries this errno underneath.
  ///
  /// Under the literal reading that a locked file is always 257, so it is when writing.
  public func cocoa(_ intent: AccessIntent, under profile: DeviceProfile = .apple) -> CocoaCode {
    let writes = intent == .write
    switch self {
    case .notPermitted, .accessDenied:
      return writes && !profile.readings.contains(.onlyReadError)
        ? .writeNoPermission : .readNoPermission
    case .noEntry: return writes ? .noSuchFile : .readNoSuchFile
    case .exists where writes: return .writeFileExists
    case .noSpace where writes: return .writeOutOfSpace
    case .tooLarge where !writes: return .readTooLarge
    default: return writes ? .writeUnknown : .readUnknown
    }
  }
}
