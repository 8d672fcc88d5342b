#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Unbuffered output: nothing is lost when the process dies on the next line.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  func write(_ text: String) { _ = Self.write(Array(text.utf8), to: rawValue) }

  /// Writes all bytes, however few the system takes at a time. Returns 0, or the `errno`.
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> CInt {
    var written = 0
    // Safety: `written` is at most the count, and `write` reads within the rest.
    return unsafe bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Glibc)
          let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        written += count
      }
      return 0
    }
  }
}
