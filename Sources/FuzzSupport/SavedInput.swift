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

  /// Writes a whole file, or says why not.
  static func write(_ bytes: [UInt8], to path: String) -> Result<Void, SavedInputError> {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return .failure(SavedInputError(path, because: errno)) }
    defer { close(descriptor) }
    let count = unsafe bytes.withUnsafeBytes {
      #if canImport(Glibc)
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      #elseif canImport(Musl)
        unsafe Musl.write(descriptor, $0.baseAddress, $0.count)
      #else
        unsafe Darwin.write(descriptor, $0.baseAddress, $0.count)
      #endif
    }
    guard count == bytes.count else {
      return .failure(SavedInputError(path, count < 0 ? "cannot be written" : "the disk is full"))
    }
    return .success(())
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
