import PicklockSystem

/// A file without a name: no other process can find it, put a link in its
/// place or open it, and nothing is left of it however the process ends.
struct AnonymousFile: ~Copyable {
  let descriptor: CInt

  /// Holds `bytes`, ready to be read from the start. Throws `SavedInputError` that names the folder
  /// which cannot be written or is full.
  init(_ bytes: [UInt8]) throws(SavedInputError) {
    let folder = Self.folder
    var name = (folder + "/picklock-" + String(repeating: "X", count: 6)).utf8CString
    // Safety: the name ends with a zero, and `mkstemp` changes its last six letters in place.
    descriptor = unsafe name.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return -1 }
      let descriptor = unsafe mkstemp(start)
      if descriptor >= 0 { _ = unsafe unlink(start) }
      return descriptor
    }
    guard descriptor >= 0 else { throw SavedInputError(folder, because: .last) }
    try SavedInput.write(bytes, to: descriptor, named: folder)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static var folder: String {
    let named = Harness.environment("TMPDIR")
    return named.isEmpty ? "/tmp" : named
  }
}
