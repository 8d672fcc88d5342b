// The one place that asks which C library there is; who imports this module has it too.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// Why the system refused a call.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The `errno`.
  public let number: Int32

  /// The error of an `errno`.
  public init(_ number: Int32) { self.number = number }

  /// The error of the call that failed just before.
  public static var last: SystemError { SystemError(errno) }

  /// The system's words in lower case: `permission denied`.
  public var description: String {
    if number == ENOENT { return "no such file" }
    // Safety: `strerror` returns text that ends with a zero; it is copied at once.
    return unsafe String(cString: strerror(number)).lowercased()
  }
}
