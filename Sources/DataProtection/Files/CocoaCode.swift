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
  /// NSFileReadInvalidFileNameError.
  public static let readInvalidFileName = CocoaCode(rawValue: 258)
  /// NSFileReadNoSuchFileError.
  public static let readNoSuchFile = CocoaCode(rawValue: 260)
  /// NSFileReadTooLargeError.
  public static let readTooLarge = CocoaCode(rawValue: 263)
  /// NSFileWriteUnknownError.
  public static let writeUnknown = CocoaCode(rawValue: 512)
  /// NSFileWriteNoPermissionError: locked, or forbidden by mode bits; the underlying errno tells.
  public static let writeNoPermission = CocoaCode(rawValue: 513)
  /// NSFileWriteInvalidFileNameError.
  public static let writeInvalidFileName = CocoaCode(rawValue: 514)
  /// NSFileWriteFileExistsError.
  public static let writeFileExists = CocoaCode(rawValue: 516)
  /// NSFileWriteOutOfSpaceError.
  public static let writeOutOfSpace = CocoaCode(rawValue: 640)
}

extension PosixError {
  /// The code of the `CocoaError` that Foundation makes of this errno: the one mapping of the
  /// library and of scripts; nil for ESRCH, as no application is there to get one.
  ///
  /// Under the literal reading that a locked file is always 257, so it is when writing.
  public func cocoa(
    _ operation: FileOperation, under profile: DeviceProfile = .apple
  ) -> CocoaCode? {
    if self == .noProcess { return nil }
    return operation.isReading ? readingCode : writingCode(operation, under: profile)
  }

  private var readingCode: CocoaCode {
    switch self {
    case .notPermitted, .accessDenied: .readNoPermission
    case .noEntry: .readNoSuchFile
    case .tooLarge: .readTooLarge
    case .nameTooLong: .readInvalidFileName
    default: .readUnknown
    }
  }

  private func writingCode(
    _ operation: FileOperation, under profile: DeviceProfile
  ) -> CocoaCode {
    switch self {
    case .notPermitted where profile.readings.contains(.onlyReadError): .readNoPermission
    case .notPermitted, .accessDenied: .writeNoPermission
    case .notEmpty where operation == .remove: .writeNoPermission
    case .noEntry: .noSuchFile
    case .exists: .writeFileExists
    case .noSpace: .writeOutOfSpace
    case .nameTooLong: .writeInvalidFileName
    default: .writeUnknown
    }
  }
}
