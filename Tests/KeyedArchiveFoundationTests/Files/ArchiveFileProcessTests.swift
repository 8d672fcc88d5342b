import Foundation
import KeyedArchive
import KeyedArchiveFoundation
import Testing

@testable import ArchiveFileWriter

@Suite("Updates by several processes")
struct ArchiveFileProcessTests {
  @Test("Two processes: every update that was acknowledged is in the file")
  func two() throws {
    let folder = try ScratchFolder()
    try Ledger.file(folder.file).create(Ledger())
    let count = 40
    let writers = try [0, 1].map { try WriterProcess(folder, writer: $0, count: count) }
    for writer in writers { #expect(writer.exitStatus() == 0) }
    #expect(try Ledger.file(folder.file).read().counts == [count, count])
    #expect(try folder.names() == ["memo.archive", "writer-0", "writer-1"])
  }

  @Test("Without the lock, an update between reading and renaming is an error")
  func withoutLock() throws {
    let folder = try ScratchFolder()
    try Ledger.file(folder.file).create(Ledger())
    var first = Ledger.file(folder.file)
    first.operations.lock = { _, _ in {} }
    let second = first
    let error = try #require(throws: ArchiveFileError.self) {
      try first.update { ledger in
        ledger.counts[0] += 1
        try second.update { $0.counts[1] += 1 }
      }
    }
    #expect(error.step == .recheck)
    #expect(try first.read().counts == [0, 1])
  }

  @Test("An update waits until the one whose file it would read has ended, not just renamed")
  func afterRename() throws {
    let folder = try ScratchFolder()
    try Ledger.file(folder.file).create(Ledger())
    var first = Ledger.file(folder.file)
    var second = first
    second.lockSeconds = 0
    let other = second
    first.operations.flushDirectory = { _ in
      let error = #expect(throws: ArchiveFileError.self) {
        try other.update { $0.counts[1] += 1 }
      }
      #expect(error?.step == .lock)
      throw ArchiveFileOperations.Fault()
    }
    let error = #expect(throws: ArchiveFileError.self) { try first.update { $0.counts[0] += 1 } }
    #expect(error?.step == .flushDirectory)
    #expect(try first.read() == Ledger())
    #expect(try folder.names() == ["memo.archive"])
  }

  @Test("An archive without a version is of the first version only if that is said")
  func unversioned() throws {
    let folder = try ScratchFolder(ArchiveEncoder().encode(Ledger()))
    let error = try #require(throws: ArchiveFileError.self) { try Ledger.file(folder.file).read() }
    #expect((error.reason as? ArchiveError)?.code == .missingField)
    let file = ArchiveFile(
      path: folder.file, versions: .first(Ledger.self, includingUnversioned: true))
    try file.update { $0.counts[0] += 1 }
    #expect(try Ledger.file(folder.file).read().counts == [1, 0])
  }

  @Test("An update inside an update of the same file ends with an error")
  func nested() throws {
    let folder = try ScratchFolder()
    var file = Ledger.file(folder.file)
    try file.create(Ledger())
    file.lockSeconds = 0
    let inner = file
    let error = try #require(throws: ArchiveFileError.self) {
      try file.update { _ in try inner.update { $0.counts[0] += 1 } }
    }
    #expect(error.step == .change)
    #expect((error.reason as? ArchiveFileError)?.step == .lock)
    try file.update { $0.counts[0] += 1 }
  }
}

@Suite("Killed in mid-update")
struct ArchiveFileKillTests {
  /// `PICKLOCK_KILLS=1000` makes it a thousand.
  static let kills = ProcessInfo.processInfo.environment["PICKLOCK_KILLS"].flatMap { Int($0) }
  private static let usualKills = 25
  private static let killsOfBroken = 200

  @Test("No acknowledged update is lost")
  func killed() throws {
    let folder = try ScratchFolder()
    let (acknowledged, loss) = try Self.kill(folder, .updates, times: Self.kills ?? Self.usualKills)
    #expect(loss == nil)
    if let kills = Self.kills { print("\(kills) kills, \(acknowledged) acknowledged updates") }
    try Ledger.file(folder.file).update { $0.counts[1] += 1 }
    #expect(try folder.names() == ["memo.archive", "writer-0"])
  }

  @Test(
    "A writer that loses updates is noticed",
    arguments: [WriterMode.acknowledgesFirst, .writesInPlace])
  func broken(_ mode: WriterMode) throws {
    #expect(try Self.kill(try ScratchFolder(), mode, times: Self.killsOfBroken).loss != nil)
  }

  /// Kills a writer again and again, until an update is lost: how many were acknowledged, and what
  /// is wrong.
  private static func kill(
    _ folder: ScratchFolder, _ mode: WriterMode, times: Int
  ) throws -> (acknowledged: Int, loss: String?) {
    let file = Ledger.file(folder.file)
    try file.create(Ledger())
    var random = SystemRandomNumberGenerator()
    var before = 0
    var acknowledged = 0
    for kill in 1...times {
      let writer = try WriterProcess(folder, writer: 0, count: .max, mode)
      try writer.kill(after: UInt32.random(in: 0..<20_000, using: &random))
      let last = try writer.lastAcknowledged() ?? before
      acknowledged += last - before
      do {
        before = try file.read().counts[0]
      } catch {
        return (acknowledged, "kill \(kill): \(error)")
      }
      // One more may have happened that was not acknowledged any more.
      guard before == last || before == last + 1 else {
        return (acknowledged, "kill \(kill): \(before) in the file, \(last) acknowledged")
      }
    }
    return (acknowledged, nil)
  }
}
