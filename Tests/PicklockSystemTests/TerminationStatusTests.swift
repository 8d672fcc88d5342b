import PicklockSystem
import Testing

@Suite("Termination status")
struct TerminationStatusTests {
  @Test(
    "A wait status is an exit code or a signal",
    arguments: [
      (0x0000, TerminationStatus.exitCode(0), "ended with status 0"),
      (0x0300, .exitCode(3), "ended with status 3"),
      (0x0009, .signal(9), "was killed by SIGKILL"),
      (0x0086, .signal(6), "was killed by SIGABRT"),
      (0x0040, .signal(64), "was killed by signal 64"),
    ])
  func waitStatus(_ status: Int32, _ ending: TerminationStatus, _ words: String) {
    #expect(TerminationStatus(waitStatus: status) == ending)
    #expect("\(ending)" == words)
    #expect(ending.isSuccess == (status == 0))
  }

  @Test(
    "Refusals are in the system's words",
    arguments: [
      (ENOENT, "no such file"), (EACCES, "permission denied"),
    ])
  func words(_ number: Int32, _ words: String) {
    #expect("\(SystemError(number))" == words)
  }

  @Test(
    "A read ends at its limit and says why",
    arguments: [
      ("/dev/zero", false, BoundedFile.Failure.endless), ("/dev/zero", true, .notRegular),
      ("/", true, .notRegular), ("/absent", false, .system(SystemError(ENOENT))),
      ("/", false, .system(SystemError(EISDIR))), (#filePath, true, .large(bytes: 0)),
    ])
  func refusal(_ path: String, _ regularOnly: Bool, _ failure: BoundedFile.Failure) {
    let found = #expect(throws: BoundedFile.Failure.self) {
      try BoundedFile.read(path, limit: 64, regularOnly: regularOnly)
    }
    if case .large = failure, case .large(let bytes) = found {
      #expect(bytes > 64)
    } else {
      #expect(found == failure)
    }
  }

  @Test("What is written is read, up to the limit and no byte past it")
  func roundTrip() throws {
    var ends: [Int32] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    try BoundedFile.write([1, 2, 3], to: ends[1])
    close(ends[1])
    #expect(try BoundedFile.read(descriptor: ends[0], limit: 3) == [1, 2, 3])
    close(ends[0])
    #expect(throws: SystemError(EBADF)) { try BoundedFile.write([1], to: -1) }
  }
}
