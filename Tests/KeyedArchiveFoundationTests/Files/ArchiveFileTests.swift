import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@Suite("Replacing an archive file")
struct ArchiveFileTests {
  @Test("A change is stored in the newest version, and nothing stays beside the file")
  func update() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let memo = try MemoVersions.file(folder.file).update { $0.isPinned = true }
    #expect(memo == MemoVersions.Third(title: "Milk", body: "and bread", isPinned: true))
    #expect(try folder.bytes() == ScratchFolder.pinned())
    #expect(try folder.names() == ["memo.archive"])
    #expect(try MemoVersions.file(folder.file).read() == memo)
  }

  @Test("A file that would not change is left alone")
  func unchanged() throws {
    let folder = try ScratchFolder(ScratchFolder.pinned())
    var file = MemoVersions.file(folder.file)
    file.operations.write = { _, _, _ in throw ArchiveFileOperations.Fault() }
    try file.update { $0.isPinned = true }
    #expect(try folder.bytes() == ScratchFolder.pinned())
  }

  @Test("Permissions are kept")
  func permissions() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.file)
    try MemoVersions.file(folder.file).update { $0.title = "Tea" }
    let attributes = try manager.attributesOfItem(atPath: folder.file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test("What an update that was killed left behind is replaced")
  func leftovers() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    for suffix in [".new-00000000000000af", ".previous", ".new-year", ".new-000000000000000"] {
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder.file + suffix))
    }
    try MemoVersions.file(folder.file).update { $0.isPinned = true }
    // What has no such name is not ours.
    #expect(
      try folder.names() == [
        "memo.archive", "memo.archive.new-000000000000000", "memo.archive.new-year",
      ])
  }

  @Test("A first value makes the file, once")
  func create() throws {
    let folder = try ScratchFolder()
    let file = MemoVersions.file(folder.file)
    let memo = MemoVersions.Third(title: "Milk", body: "and bread", isPinned: true)
    try file.create(memo)
    #expect(try folder.bytes() == ScratchFolder.pinned())
    #expect(try folder.names() == ["memo.archive"])
    var other = memo
    other.title = "Tea"
    let error = try #require(throws: ArchiveFileError.self) { try file.create(other) }
    #expect(error.step == .create && (error.reason as? SystemFailure)?.number == EEXIST)
    #expect(try file.read() == memo)
    #expect(try folder.names() == ["memo.archive"])
  }

  @Test("A fault at each operation of making a file leaves none", arguments: 1...8)
  func createFails(_ number: Int) throws {
    let folder = try ScratchFolder()
    var file = MemoVersions.file(folder.file)
    file.operations = .watched { if $0 == number { throw ArchiveFileOperations.Fault() } }
    let memo = MemoVersions.Third(title: "Milk", body: "", isPinned: false)
    if number == 8 {
      // The last one removes the second name, which then stays until the first update.
      try file.create(memo)
      #expect(try folder.names().count == 2)
      file.operations = .system
      try file.update { $0.isPinned = true }
      #expect(try folder.names() == ["memo.archive"])
    } else {
      #expect(throws: ArchiveFileError.self) { try file.create(memo) }
      #expect(try folder.names() == [])
    }
  }

  @Test("A file in the current directory")
  func relativePath() throws {
    let name = "picklock-\(UUID().uuidString).archive"
    try Data(ScratchFolder.firstVersion()).write(to: URL(fileURLWithPath: name))
    defer { try? FileManager.default.removeItem(atPath: name) }
    try MemoVersions.file(name).update { $0.isPinned = true }
    #expect(try MemoVersions.file(name).read().isPinned)
  }
}

@Suite("Updates that are refused leave the original bytes")
struct ArchiveFileRefusalTests {
  /// Runs an update that must fail, and returns where.
  static func failure(
    _ folder: ScratchFolder, _ prepare: (inout ArchiveFile<MemoVersions.Third>) -> Void = { _ in },
    change: (inout MemoVersions.Third) throws -> Void = { $0.isPinned = true }
  ) throws -> ArchiveFileError {
    var file = MemoVersions.file(folder.file)
    prepare(&file)
    let before = try? folder.bytes()
    do {
      try file.update(change)
    } catch let error as ArchiveFileError {
      #expect((try? folder.bytes()) == before, "\(error)")
      return error
    }
    throw Accepted()
  }

  struct Accepted: Error {}

  @Test("No file")
  func missing() throws {
    let error = try Self.failure(try ScratchFolder())
    #expect(error.step == .read && (error.reason as? SystemFailure)?.number == ENOENT)
  }

  @Test("A symbolic link")
  func symbolicLink() throws {
    let folder = try ScratchFolder()
    let target = folder.path + "/target"
    try Data(ScratchFolder.firstVersion()).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file, withDestinationPath: target)
    let error = try Self.failure(folder)
    #expect(error.step == .read && (error.reason as? SystemFailure)?.number == ELOOP)
  }

  @Test("Size: at the limit and one past it")
  func size() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let count = try folder.bytes().count
    let larger = try ScratchFolder.pinned().count
    var file = MemoVersions.file(folder.file)
    file.policy.limits.inputBytes = max(count, larger)
    #expect(try file.read().title == "Milk")
    let error = try Self.failure(folder) { $0.policy.limits.inputBytes = count - 1 }
    #expect(error.step == .read && (error.reason as? SystemFailure)?.number == EFBIG)
  }

  @Test("Every truncation")
  func truncated() throws {
    let whole = try ScratchFolder.firstVersion()
    for length in whole.indices {
      let folder = try ScratchFolder(Array(whole[..<length]))
      #expect(try Self.failure(folder).step == .decode)
    }
  }

  @Test("A version from the future")
  func future() throws {
    struct Future: ArchiveEncodable {
      static let encodedClass = MemoVersions.Third.encodedClass
      func encode(into fields: inout ArchiveFieldEncoder) { fields.encode(4, forKey: "schema") }
    }
    let folder = try ScratchFolder(ArchiveEncoder().encode(Future()))
    let error = try Self.failure(folder)
    let reason = try #require(error.reason as? ArchiveError)
    #expect(error.step == .decode && reason.code == .unsupportedSchemaVersion)
    #expect(error.description.contains("the original is untouched"))
  }

  @Test("A step of a migration that refuses")
  func migration() throws {
    let folder = try ScratchFolder(ArchiveEncoder().encode(MemoVersions.First(text: "")))
    let error = try Self.failure(folder)
    #expect(error.step == .decode && (error.reason as? MigrationFailure)?.version == 3)
  }

  @Test("A change that throws")
  func change() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let error = try Self.failure(folder) { _ in
    } change: { _ in
      throw ArchiveFileOperations.Fault()
    }
    #expect(error.step == .change)
  }

  @Test("An encoder that loses a field is caught before anything is written")
  func lossyEncoder() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let file = ArchiveFile(
      path: folder.file, versions: MemoVersions.all,
      version: { try MemoVersions.all.version(of: $0) },
      encode: {
        var memo = $0
        memo.body = ""
        return try MemoVersions.encoded(memo)
      })
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { $0.isPinned = true }
    }
    #expect(error.step == .encode)
    #expect(try folder.names() == ["memo.archive"])
    #expect(try folder.bytes() == ScratchFolder.firstVersion())
  }

  @Test("A medium that returns other bytes")
  func verify() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let system = ArchiveFileOperations.system
    let error = try Self.failure(folder) {
      $0.operations.write = { path, bytes, like in
        var damaged = bytes
        damaged[bytes.count / 2] ^= 1
        try system.write(path, damaged, like)
      }
    }
    #expect(error.step == .verify)
    #expect(try folder.names() == ["memo.archive"])
  }

  @Test("Someone else's bytes are not overwritten")
  func recheck() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    let theirs = try ArchiveEncoder().encode(MemoVersions.First(text: "theirs"))
    let path = folder.file
    var file = MemoVersions.file(path)
    let system = ArchiveFileOperations.system
    file.operations.flush = {
      try system.flush($0)
      try Data(theirs).write(to: URL(fileURLWithPath: path))
    }
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { $0.isPinned = true }
    }
    #expect(error.step == .recheck)
    #expect(try folder.bytes() == theirs)
  }

  @Test("When even the old name cannot be put back, the error says where the bytes are")
  func keptAside() throws {
    let folder = try ScratchFolder(ScratchFolder.firstVersion())
    var file = MemoVersions.file(folder.file)
    let (system, path) = (ArchiveFileOperations.system, folder.file)
    file.operations.flushDirectory = { _ in throw ArchiveFileOperations.Fault() }
    file.operations.rename = {
      guard $1 != path || $0.contains(".new-") else { throw ArchiveFileOperations.Fault() }
      try system.rename($0, $1)
    }
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { $0.isPinned = true }
    }
    let kept = try #require(error.originalKeptAt)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: kept)))
    #expect(bytes == (try ScratchFolder.firstVersion()))
    #expect(error.advice.contains(kept))
  }
}
