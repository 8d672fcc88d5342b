import PicklockSystem

/// Reads an input that a replay tool was given by name.
enum SavedInput {
  /// Bytes of one input. Stops a device or a core dump from being read without end.
  static let limit = 16 << 20

  /// The file's bytes, standard input's for `-`. Throws `SavedInputError`.
  static func read(_ path: String) throws(SavedInputError) -> [UInt8] {
    do {
      return path == "-"
        ? try BoundedFile.read(descriptor: 0, limit: limit)
        : try BoundedFile.read(path, limit: limit)
    } catch {
      throw SavedInputError(path == "-" ? "standard input" : path, error.reason(limit: limit))
    }
  }

  /// Writes a whole file. Throws `SavedInputError`.
  static func write(_ bytes: [UInt8], to path: String) throws(SavedInputError) {
    // Safety: the path ends with a zero and is read during the call.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SavedInputError(path, because: .last) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, named: path)
  }

  /// Writes all bytes to an open file. Throws `SavedInputError`.
  static func write(
    _ bytes: [UInt8], to descriptor: CInt, named path: String
  ) throws(SavedInputError) {
    do { try BoundedFile.write(bytes, to: descriptor) } catch {
      throw SavedInputError(path, because: error)
    }
  }
}
