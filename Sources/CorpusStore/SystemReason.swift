import Foundation

/// Why the system refused something, in its own few words.
public enum SystemReason {
  /// The words for an `errno`: `no such file or directory`.
  public static func words(for code: Int32) -> String {
    // Safety: `strerror` returns text that ends with a zero; it is copied at once.
    code == ENOENT ? "no such file" : unsafe String(cString: strerror(code)).lowercased()
  }

  /// The words for an error of Foundation's, without its wrapping.
  public static func words(for error: any Error) -> String {
    var inner = error as NSError
    while inner.domain != NSPOSIXErrorDomain,
      let wrapped = inner.userInfo[NSUnderlyingErrorKey] as? any Error
    { inner = wrapped as NSError }
    if inner.domain == NSPOSIXErrorDomain { return words(for: Int32(inner.code)) }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return words(for: ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: return words(for: EACCES)
    case .fileWriteOutOfSpace: return words(for: ENOSPC)
    case .fileWriteVolumeReadOnly: return words(for: EROFS)
    case .fileWriteFileExists: return words(for: EEXIST)
    default: return error.localizedDescription
    }
  }
}
