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

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    var written = 0
    unsafe bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        guard let start = rest.baseAddress else { return }
        #if canImport(Glibc)
          let count = unsafe Glibc.write(rawValue, start, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(rawValue, start, rest.count)
        #else
          let count = unsafe Darwin.write(rawValue, start, rest.count)
        #endif
        guard count > 0 else { return }
        written += count
      }
    }
  }
}
