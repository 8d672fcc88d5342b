import Foundation

/// How a writer updates. All ways but the first lose updates when it is killed, and the test that
/// kills it must notice.
enum WriterMode: String, Sendable {
  case updates
  /// Says that an update has happened before it begins.
  case acknowledgesFirst
  /// Writes the new bytes into the old file, in two halves, instead of renaming.
  case writesInPlace

  private static let pauseMicroseconds: UInt32 = 3_000

  /// Replaces the content of a file by that of another.
  static func copy(_ source: String, _ target: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: source))
    let handle = try FileHandle(forWritingTo: URL(filePath: target))
    defer { handle.closeFile() }
    try handle.truncate(atOffset: 0)
    handle.write(bytes.prefix(bytes.count / 2))
    usleep(pauseMicroseconds)
    handle.write(bytes.dropFirst(bytes.count / 2))
  }
}
