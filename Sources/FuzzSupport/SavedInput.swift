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

  /// The file's bytes, standard input's for `-`, or why there are none, in words.
  static func read(_ path: String) -> Result<[UInt8], SavedInputError> {
    guard path != "-" else { return drain(0, named: "standard input") }
    // Safety: the path ends with a zero and is read during the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(SavedInputError(path, because: errno)) }
    defer { close(descriptor) }
    return drain(descriptor, named: path)
  }

  private static func drain(
    _ descriptor: CInt, named path: String
  ) -> Result<[UInt8], SavedInputError> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      // Safety: `read` writes at most the buffer's count.
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

  /// Writes a whole file, or says why not.
  static func write(_ bytes: [UInt8], to path: String) -> Result<Void, SavedInputError> {
    // Safety: the path ends with a zero and is read during the call.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .failure(SavedInputError(path, because: errno)) }
    defer { close(descriptor) }
    return write(bytes, to: descriptor, named: path)
  }

  /// Writes all bytes to an open file, or says why not.
  static func write(
    _ bytes: [UInt8], to descriptor: CInt, named path: String
  ) -> Result<Void, SavedInputError> {
    let code = StandardStream.write(bytes, to: descriptor)
    return code == 0 ? .success(()) : .failure(SavedInputError(path, because: code))
  }

  private static func read(_ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      // Safety: the caller's buffer has room for its count.
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
