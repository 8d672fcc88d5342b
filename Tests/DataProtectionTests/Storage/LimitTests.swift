import Testing

@testable import DataProtection

/// Each limit: what is at it succeeds, what is past it is refused with its errno.
@Suite struct LimitTests {
  @Test("Bytes of a file")
  func fileBytes() throws {
    var device = Device()
    let handle = try device.create("/a")
    try device.truncate(handle, to: DeviceLimits.fileBytes)
    #expect(throws: PosixError.tooLarge) {
      try device.truncate(handle, to: DeviceLimits.fileBytes + 1)
    }
    try device.write(handle, at: DeviceLimits.fileBytes - 1, [1])
    #expect(throws: PosixError.tooLarge) {
      try device.write(handle, at: DeviceLimits.fileBytes, [1])
    }
    #expect(throws: PosixError.tooLarge) { try device.write(handle, at: .max, [1]) }
    #expect(throws: PosixError.invalid) { try device.write(handle, at: -1, [1]) }
    #expect(throws: PosixError.invalid) { try device.read(handle, count: -1) }
    #expect(throws: PosixError.invalid) { try device.truncate(handle, to: -1) }
    #expect(throws: PosixError.invalid) { try device.seek(handle, to: -1) }
    try device.seek(handle, to: .max)
    #expect(try device.read(handle, count: .max) == [])
    #expect(try device.status(of: "/a").size == DeviceLimits.fileBytes)
  }

  @Test("Open handles and mappings")
  func handles() throws {
    var device = Device()
    let handle = try device.create("/a")
    for _ in 1..<DeviceLimits.handles { _ = try device.open("/a") }
    #expect(throws: PosixError.tooManyHandles) { try device.open("/a") }
    #expect(throws: PosixError.tooManyHandles) { try device.map(handle) }
    try device.close(handle)
    _ = try device.open("/a")
  }

  @Test("Files and directories")
  func files() throws {
    var device = Device()
    // The count decides; making so many takes seconds and proves nothing more.
    device.files.volume.nodeCount = DeviceLimits.files - 1
    try device.makeDirectory("/last")
    #expect(throws: PosixError.noSpace) { try device.makeDirectory("/one-more") }
    #expect(throws: PosixError.noSpace) { try device.create("/one-more") }
    #expect(throws: PosixError.noSpace) { try device.replace("/one-more", with: []) }
    try device.removeDirectory("/last")
    _ = try device.create("/one-more")
    #expect(throws: PosixError.noSpace) { try device.clone("/one-more", to: "/two-more") }
  }

  @Test("Names and paths")
  func names() {
    #expect(DevicePath.Name(String(repeating: "x", count: DeviceLimits.nameBytes)) != nil)
    #expect(DevicePath.Name(String(repeating: "x", count: DeviceLimits.nameBytes + 1)) == nil)
    #expect(DevicePath(String(repeating: "/x", count: DeviceLimits.pathComponents)) != nil)
    #expect(DevicePath(String(repeating: "/x", count: DeviceLimits.pathComponents + 1)) == nil)
  }

  @Test("A directory can be moved as deep as a path can say, and no deeper")
  func movedTree() throws {
    var device = Device()
    // `/m`, `/m/n` and `/m/n/f`: two names below the one that is moved.
    try device.makeDirectory("/m")
    try device.makeDirectory("/m/n")
    try device.write([1], to: "/m/n/f")
    var directory = DevicePath.root
    let name = try #require(DevicePath.Name("d"))
    for _ in 0..<DeviceLimits.pathComponents - 2 {
      directory = directory.appending(name)
      try device.makeDirectory(directory)
    }
    let before = device
    let moved = try #require(DevicePath.Name("m"))
    #expect(throws: PosixError.nameTooLong) {
      try device.rename("/m", to: directory.appending(moved))
    }
    #expect(device == before)
    let fitting = try #require(directory.parent).appending(moved)
    try device.rename("/m", to: fitting)
    let deepest = fitting.appending(try #require(DevicePath.Name("n"))).appending(
      try #require(DevicePath.Name("f")))
    #expect(deepest.components.count == DeviceLimits.pathComponents)
    #expect(try device.contents(of: deepest) == [1])
    #expect(try device.backUp(.unencrypted).files.contains { $0.path == deepest })
    // An empty directory takes the last name there is.
    try device.makeDirectory("/e")
    try device.rename("/e", to: directory.appending(moved))
    // Moving up is never too deep.
    try device.rename(fitting, to: "/m")
    #expect(try device.contents(of: "/m/n/f") == [1])
  }

  @Test("Extended attributes")
  func attributes() throws {
    var device = Device()
    _ = try device.create("/a")
    for index in 0..<DeviceLimits.attributes { try device.setAttribute("/a", "\(index)", [1]) }
    #expect(throws: PosixError.noSpace) { try device.setAttribute("/a", "more", []) }
    try device.setAttribute("/a", "0", [UInt8](repeating: 0, count: DeviceLimits.attributeBytes))
    #expect(throws: PosixError.tooLarge) {
      try device.setAttribute(
        "/a", "0", [UInt8](repeating: 0, count: DeviceLimits.attributeBytes + 1))
    }
    try device.setAttribute("/a", "0", nil)
    #expect(try device.attributes(of: "/a").count == DeviceLimits.attributes - 1)
  }

  @Test("Stored defaults")
  func defaults() throws {
    var device = Device()
    for index in 0..<DeviceLimits.defaults { try device.setDefault("\(index)", "1") }
    #expect(throws: PosixError.noSpace) { try device.setDefault("more", "1") }
    try device.setDefault("0", String(repeating: "x", count: DeviceLimits.attributeBytes - 1))
    #expect(throws: PosixError.tooLarge) {
      try device.setDefault("0", String(repeating: "x", count: DeviceLimits.attributeBytes))
    }
  }

  @Test("Time does not wrap round")
  func time() {
    var device = Device(profile: .apple)
    #expect(device.apply(.advance(.max - 5)).applied)
    #expect(!device.apply(.advance(6)).applied)
    device.apply(.setPasscode)
    device.apply(.lock)
    #expect(device.situation == .grace)
    #expect(!device.apply(.inactivityReboot).applied)
    #expect(device.state.now == Seconds.max - 5)
    #expect(device.apply(.advance(5)).applied)
    #expect(device.situation == .locked)
  }
}
