internal import PicklockSystem

/// Reads source files until the limits of one check are reached.
struct SourceBudget {
  private var files = SourceLimits.files
  private var bytes = SourceLimits.bytes

  init() {}

  /// A file's contents; nil where it cannot be read whole within what is left.
  mutating func contents(of path: String) -> [UInt8]? {
    guard files > 0 else { return nil }
    files -= 1
    do {
      let contents = try BoundedFile.read(path, limit: bytes, regularOnly: true)
      bytes -= contents.count
      return contents
    } catch { return nil }
  }
}
