/// An `errno`, with Darwin's numbers whatever machine runs the model.
public struct PosixError: Error, RawRepresentable, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: Int32

  /// The value with that number behind it.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// EPERM: the class key that is needed is not in memory.
  public static let notPermitted = PosixError(rawValue: 1)
  /// ENOENT: nothing has that name.
  public static let noEntry = PosixError(rawValue: 2)
  /// ESRCH: the device is off, or the application is not running.
  public static let noProcess = PosixError(rawValue: 3)
  /// EBADF: the handle was closed, died with a reboot, or was not opened for this.
  public static let badHandle = PosixError(rawValue: 9)
  /// EACCES: the mode bits forbid it. Never a sign of protection.
  public static let accessDenied = PosixError(rawValue: 13)
  /// EEXIST: the name is taken.
  public static let exists = PosixError(rawValue: 17)
  /// ENOTDIR: a parent of the path is a file.
  public static let notDirectory = PosixError(rawValue: 20)
  /// EISDIR: the path is a directory.
  public static let isDirectory = PosixError(rawValue: 21)
  /// EINVAL: the request makes no sense, such as moving a directory into itself.
  public static let invalid = PosixError(rawValue: 22)
  /// ENFILE: `DeviceLimits` allows no more handles.
  public static let tooManyHandles = PosixError(rawValue: 23)
  /// EFBIG: `DeviceLimits` allows no file of that size.
  public static let tooLarge = PosixError(rawValue: 27)
  /// ENOSPC: `DeviceLimits` allows no more files.
  public static let noSpace = PosixError(rawValue: 28)
  /// ENAMETOOLONG: what is moved would lie deeper than `DeviceLimits` allows.
  public static let nameTooLong = PosixError(rawValue: 63)
  /// ENOTEMPTY: the directory still has entries.
  public static let notEmpty = PosixError(rawValue: 66)

  static let names: [PosixError: String] = [
    .notPermitted: "EPERM", .noEntry: "ENOENT", .noProcess: "ESRCH", .badHandle: "EBADF",
    .accessDenied: "EACCES", .exists: "EEXIST", .notDirectory: "ENOTDIR", .isDirectory: "EISDIR",
    .invalid: "EINVAL", .tooManyHandles: "ENFILE", .tooLarge: "EFBIG", .noSpace: "ENOSPC",
    .notEmpty: "ENOTEMPTY", .nameTooLong: "ENAMETOOLONG",
  ]
}

extension PosixError: CustomStringConvertible {
  /// The name in `<errno.h>`, or the number.
  public var description: String { Self.names[self] ?? "errno \(rawValue)" }
}
