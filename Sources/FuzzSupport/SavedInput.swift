#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads an input that a replay tool was given by name.
enum SavedInput {
  /// Bytes of one input. Stops a device or a core dump from being read without end.
  static let limit = 16 << 20

  /// The file's bytes, or why there are none, in words.
  static func read(_ path: String) -> Result<[UInt8], SavedInputError> {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return .failure(SavedInputError(path, because: errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Self.read(descriptor, into: $0)
      }
      if count < 0 { return .failure(SavedInputError(path, because: errno)) }
      if count == 0 { return .success(bytes) }
      bytes += buffer[..<count]
      if bytes.count > limit {
        return .failure(SavedInputError(path, "longer than \(limit) bytes"))
      }
    }
  }

  private static func read(_ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
