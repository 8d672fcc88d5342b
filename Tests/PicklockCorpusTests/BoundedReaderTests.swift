import Foundation
import PicklockCorpus
import Testing

/// Whatever a user may name as a file.
@Suite struct BoundedReaderTests {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func reason(_ body: () throws -> [UInt8]) -> String {
    do { return "\(try body().count) bytes" } catch {
      return (error as? CorpusError)?.reason ?? "not a CorpusError"
    }
  }

  @Test func aPipeWithoutAWriterIsNotWaitedFor() {
    let pipe = folder.appending(path: "pipe")
    #expect(unsafe mkfifo(pipe.path, 0o600) == 0)
    #expect(
      reason { try BoundedReader.file(pipe, limit: 9) } == "not a file that can be read whole")
  }

  @Test(
    "What is no file is refused in words",
    arguments: [
      ("/dev/zero", "not a file that can be read whole"),
      ("/", "not a file that can be read whole"), ("/absent", "cannot be read: no such file"),
      ("/dev/null/x", "cannot be read: not a directory"),
    ])
  func noFile(_ path: String, _ words: String) {
    #expect(reason { try BoundedReader.file(URL(filePath: path), limit: 9) } == words)
  }

  @Test func linksInACircleAreRefused() throws {
    let loop = folder.appending(path: "loop")
    try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop")
    #expect(reason { try BoundedReader.file(loop, limit: 9) }.hasPrefix("cannot be read: too many"))
  }

  @Test("A file is read up to the limit, and not past it", arguments: [(8, true), (7, false)])
  func limit(_ limit: Int, _ isRead: Bool) throws {
    let file = folder.appending(path: "file")
    try Data(repeating: 7, count: 8).write(to: file)
    let whole = reason { try BoundedReader.file(file, limit: limit) }
    #expect(whole == (isRead ? "8 bytes" : "8 bytes on disk; at most 7 are read"))
    let stream = reason { try BoundedReader.stream(file.path, limit: limit) }
    #expect(stream == (isRead ? "8 bytes" : "longer than 7 bytes; no more are read"))
  }

  @Test func aStreamWithoutAnEndIsLeftAtTheLimit() {
    #expect(
      reason { try BoundedReader.stream("/dev/zero", limit: 1 << 20) }
        == "longer than 1048576 bytes; no more are read")
  }

  @Test func aFileThatSaysItIsEmptyIsReadAllTheSame() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    let bytes = try BoundedReader.file(URL(filePath: "/proc/self/status"), limit: 1 << 20)
    #expect(bytes.starts(with: Array("Name:".utf8)))
  }
}
