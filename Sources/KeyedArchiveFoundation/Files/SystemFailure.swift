import PicklockSystem

/// A system call that failed.
public struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its name, such as `open`.
  public let call: String
  /// The file it was made for.
  public let path: String
  /// `errno`.
  public let number: Int32

  /// A failure of the given parts.
  public init(call: String, path: String, number: Int32) {
    self.call = call
    self.path = path
    self.number = number
  }

  public var description: String {
    "\(call) \(path): \(SystemError(number))"
  }
}
