import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("A fault at each operation of an update")
struct ArchiveFileFaultTests {
  /// lock, read; names, write (twice), flush, read; lock, read; remove, link, rename, flush,
  /// remove.
  static let operationCount = 14

  @Test("There are as many operations as the tests walk through")
  func count() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    var file = MemoVersions.file(folder.file)
    file.operations = .watched { number in
      if number > Self.operationCount { throw ArchiveFileOperations.Fault() }
    }
    try file.update { $0.isPinned = true }
    #expect(try folder.names() == ["memo.archive"])
    file.operations = .watched { number in
      if number > Self.operationCount - 1 { throw ArchiveFileOperations.Fault() }
    }
    try folder.put(ScratchFolder.firstVersion())
    try file.update { $0.isPinned = true }
    #expect(try folder.names() == ["memo.archive", "memo.archive.previous"])
  }

  static let steps: [ArchiveFileError.Step] = [
    .lock, .read, .write, .write, .write, .flush, .verify, .lock, .recheck, .keep, .keep, .rename,
    .flushDirectory,
  ]

  @Test("One failure: the error names the step, and the original stays", arguments: steps.indices)
  func failOnce(_ index: Int) throws {
    let original = try ScratchFolder.firstVersion()
    let folder = try ScratchFolder(original)
    var file = MemoVersions.file(folder.file)
    file.operations = .watched { number in
      if number == index + 1 { throw ArchiveFileOperations.Fault() }
    }
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { $0.isPinned = true }
    }
    #expect(error.step == Self.steps[index])
    #expect(error.reason is ArchiveFileOperations.Fault)
    #expect(try folder.bytes() == original)
    #expect(try folder.names() == ["memo.archive"])
    try MemoVersions.file(folder.file).update { $0.isPinned = true }
    #expect(try folder.bytes() == ScratchFolder.pinned())
  }

  @Test("Everything fails from some operation on", arguments: steps.indices)
  func failFrom(_ index: Int) throws {
    let original = try ScratchFolder.firstVersion()
    let folder = try ScratchFolder(original)
    var file = MemoVersions.file(folder.file)
    file.operations = .watched { number in
      if number > index { throw ArchiveFileOperations.Fault() }
    }
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { $0.isPinned = true }
    }
    let place = error.originalKeptAt ?? folder.file
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: place))) == original)
    try folder.put(original)
    try MemoVersions.file(folder.file).update { $0.isPinned = true }
    #expect(try folder.names() == ["memo.archive"])
  }

  @Test("A process killed before each operation", arguments: 1...operationCount)
  func killed(_ number: Int) async throws {
    let original = try ScratchFolder.firstVersion()
    let folder = try ScratchFolder(original)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = folder.file as String, number = number as Int] in
      var file = MemoVersions.file(path)
      file.operations = .watched { if $0 == number { kill(getpid(), SIGKILL) } }
      try file.update { $0.isPinned = true }
    }
    let bytes = try folder.bytes()
    #expect(bytes == (number < Self.operationCount - 1 ? original : try ScratchFolder.pinned()))
    try MemoVersions.file(folder.file).update { $0.isPinned.toggle() }
    #expect(try folder.names() == ["memo.archive"])
  }
}
