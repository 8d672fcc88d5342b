internal import PicklockSystem

/// What a folder of sources holds, in an order that no file system decides.
enum SourceFolder {
  /// The Swift files in a folder and below it, sorted by path; none where there is no such folder.
  static func swiftFiles(in folder: String) -> [String] {
    var files: [String] = []
    var pending = [(folder: folder, depth: 0)]
    while let (folder, depth) = pending.popLast(), files.count < SourceLimits.entries {
      for name in names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") {
          files.append(path)
        } else if depth < SourceLimits.depth, !name.contains(".") {
          pending.append((path, depth + 1))
        }
      }
    }
    return files.sorted()
  }

  /// Whether a file can be opened for reading.
  static func isFile(_ path: String) -> Bool {
    // Safety: the file is opened here and closed once.
    guard let file = unsafe fopen(path, "rb") else { return false }
    unsafe fclose(file)
    return true
  }

  private static func names(in folder: String) -> [String] {
    // Safety: the folder is closed once, when the walk is over; a name is copied before the next
    // `readdir`, and its bytes are read within `d_name` only.
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while names.count < SourceLimits.entries, let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }
}
