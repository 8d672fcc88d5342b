#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads source files until the limits of one check are reached.
struct SourceBudget {
  private var files = SourceLimits.files
  private var bytes = SourceLimits.bytes

  init() {}

  /// A file's contents; nil where it cannot be read whole within what is left.
  mutating func contents(of path: String) -> [UInt8]? {
    // Safety: the file is closed once, on return; `fread` writes at most the array's count.
    guard files > 0, let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    files -= 1
    var contents = [UInt8](repeating: 0, count: bytes + 1)
    let count = unsafe fread(&contents, 1, contents.count, file)
    guard count <= bytes, unsafe ferror(file) == 0 else { return nil }
    bytes -= count
    contents.removeLast(contents.count - count)
    return contents
  }
}
