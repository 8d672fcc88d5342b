import DataProtection
import Testing

/// The codes an application sees for each errno.
@Suite struct ErrorFaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var error: PosixError
    var read: Int
    var write: Int
    var testDescription: String { error.description }
  }

  @Test(
    "Cocoa",
    arguments: [
      Row(error: .notPermitted, read: 257, write: 513),
      Row(error: .accessDenied, read: 257, write: 513),
      Row(error: .noEntry, read: 260, write: 4), Row(error: .exists, read: 256, write: 516),
      Row(error: .noSpace, read: 256, write: 640), Row(error: .tooLarge, read: 263, write: 512),
      Row(error: .badHandle, read: 256, write: 512),
    ])
  func cocoa(_ row: Row) {
    #expect(row.error.cocoa(.read).rawValue == row.read)
    #expect(row.error.cocoa(.write).rawValue == row.write)
  }

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
    #expect(device.run(.open("/f/x", .read, [], nil)) == .failed(.notDirectory))
    #expect(device.run(.open("/x/y", .read, .create, nil)) == .failed(.noEntry))
    #expect(device.run(.open("/d", .read, [], nil)) == .failed(.isDirectory))
    #expect(device.run(.open("/", .read, [], nil)) == .failed(.isDirectory))
    #expect(device.run(.open("/f", [], [], nil)) == .failed(.invalid))
    #expect(device.run(.open("/f", .read, .truncate, nil)) == .failed(.invalid))
    #expect(device.run(.rename("/d", "/d/e/g")) == .failed(.invalid))
    #expect(device.run(.rename("/d", "/f")) == .failed(.notDirectory))
    #expect(device.run(.rename("/f", "/d")) == .failed(.isDirectory))
    #expect(device.run(.rename("/d", "/Documents")) == .done)
    #expect(device.run(.removeDirectory("/Documents")) == .failed(.notEmpty))
    #expect(device.run(.removeDirectory("/")) == .failed(.invalid))
    #expect(device.run(.removeDirectory("/f")) == .failed(.notDirectory))
    #expect(device.run(.delete("/Documents")) == .failed(.isDirectory))
    #expect(device.run(.link("/Documents", "/g")) == .failed(.isDirectory))
    #expect(device.run(.clone("/f", "/Documents")) == .failed(.exists))
    #expect(device.run(.replace("/Documents", [], nil)) == .failed(.isDirectory))
    #expect(device.run(.list("/f")) == .failed(.notDirectory))
    #expect(device.run(.rename("/Documents/e", "/library/e")) == .failed(.noEntry))
    #expect(device.run(.rename("/Documents/e", "/Library/e")) == .done)
    #expect(device.run(.list("/Library")) == .names(["Caches", "Preferences", "e"]))
  }
}
