import Foundation
import KeyedArchive

/// A folder of one test, with one archive in it, removed when the test lets go of it.
final class ScratchFolder {
  let path: String
  /// The archive; the names an update uses beside it are this and a suffix.
  var file: String { path + "/memo.archive" }

  init(_ bytes: [UInt8]? = nil) throws {
    let folder = FileManager.default.temporaryDirectory
    path = folder.appendingPathComponent("picklock-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    if let bytes { try put(bytes) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: file)) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: file))) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// An archive of the first version.
  static func firstVersion() throws -> [UInt8] {
    try ArchiveEncoder().encode(MemoVersions.First(text: "Milk\nand bread"))
  }

  /// What an update of it that pins the memo writes.
  static func pinned() throws -> [UInt8] {
    try MemoVersions.encoded(
      MemoVersions.Third(title: "Milk", body: "and bread", isPinned: true))
  }
}
