import Testing

@testable import DataProtection

/// The codes an application sees for each errno.
@Suite struct ErrorFaceTests {
  @Test("SQLite")
  func sqlite() {
    #expect(PosixError.notPermitted.sqlite(.database).rawValue == 23)
    #expect(PosixError.notPermitted.sqlite(.sidecar).rawValue == 14)
    #expect(PosixError.notPermitted.sqlite(.handle).rawValue == 7178)
    #expect(PosixError.notPermitted.sqlite(.handle).primary == .ioError)
    #expect(PosixError.badHandle.sqlite(.handle) == .ioError)
    #expect(PosixError.noSpace.sqlite(.handle) == .full)
    #expect(PosixError.noEntry.sqlite(.database) == .cannotOpen)
  }

  @Test("A locked file differs from a forbidden one in the errno alone")
  func lockedOrForbidden() throws {
    var device = Device()
    device.apply(.setPasscode)
    try device.write([1], to: "/a", protection: .complete)
    try device.setMode("/a", 0)
    #expect(throws: PosixError.accessDenied) { try device.open("/a") }
    // Changing the class of a file that cannot be written is silently not done.
    try device.setClass("/a", ProtectionClass.none)
    #expect(try device.status(of: "/a").protection == .complete)
    #expect(!device.isReadable("/a"))
    try device.setMode("/a", 0o600)
    device.apply(.lock)
    device.apply(.advance(10))
    #expect(device.isReadable("/a") && device.exists("/a"), "neither is a guard against a lock")
    #expect(throws: PosixError.notPermitted) { try device.open("/a") }
  }

  @Test("Names: each mistake has its errno")
  func names() throws {
    var device = Device()
    try device.makeDirectory("/d")
    try device.makeDirectory("/d/e")
    _ = try device.create("/f")
    #expect(throws: PosixError.notDirectory) { try device.open("/f/x") }
    #expect(throws: PosixError.noEntry) { try device.open("/x/y", .read, .create) }
    #expect(throws: PosixError.isDirectory) { try device.open("/d") }
    #expect(throws: PosixError.isDirectory) { try device.open("/") }
    #expect(throws: PosixError.invalid) { try device.open("/f", []) }
    #expect(throws: PosixError.invalid) { try device.open("/f", .read, .truncate) }
    var session = DeviceSession(device)
    let steps: [(DeviceCommand, DeviceOutcome)] = [
      ("mv(d,d/e/g)", .failed(.invalid)), ("mv(d,f)", .failed(.exists)),
      ("mv(x,f)", .failed(.exists)), ("rename(d,f)", .failed(.notDirectory)),
      ("rename(f,d)", .failed(.isDirectory)), ("rename(d,Documents)", .done),
      ("rmdir(Documents)", .failed(.notEmpty)), ("rmdir(/)", .failed(.invalid)),
      ("rmdir(f)", .failed(.notDirectory)), ("del(Documents)", .failed(.isDirectory)),
      ("ln(Documents,g)", .failed(.isDirectory)), ("clone(f,Documents)", .failed(.exists)),
      ("atomic(Documents,x)", .failed(.isDirectory)), ("ls(f)", .failed(.notDirectory)),
      ("mv(Documents/e,library/e)", .failed(.noEntry)), ("mv(Documents/e,Library/e)", .done),
      ("ls(Library)", .names(["Caches", "Preferences", "e"])),
    ]
    for (command, outcome) in steps { #expect(session.run(command) == outcome, "\(command)") }
  }
}
