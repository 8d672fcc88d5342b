#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a saved input cannot be read, in one line that names it.
struct SavedInputError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  init(_ path: String, because code: CInt) {
    // Safety: `strerror` returns text that ends with a zero; it is copied at once.
    self.init(path, unsafe String(cString: strerror(code)).lowercased())
  }

  var description: String { "\(path): \(reason)" }
}
