import Foundation
import PicklockSystem

/// Why the system refused something, in its own few words.
public enum SystemReason {
  /// The words for an error of Foundation's, without its wrapping.
  public static func words(for error: any Error) -> String {
    var inner = error as NSError
    while inner.domain != NSPOSIXErrorDomain,
      let wrapped = inner.userInfo[NSUnderlyingErrorKey] as? any Error
    { inner = wrapped as NSError }
    if inner.domain == NSPOSIXErrorDomain { return "\(SystemError(Int32(inner.code)))" }
    let number: Int32? =
      switch (error as? CocoaError)?.code {
      case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
      case .fileReadNoPermission, .fileWriteNoPermission: EACCES
      case .fileWriteOutOfSpace: ENOSPC
      case .fileWriteVolumeReadOnly: EROFS
      case .fileWriteFileExists: EEXIST
      default: nil
      }
    return number.map { "\(SystemError($0))" } ?? error.localizedDescription
  }
}
