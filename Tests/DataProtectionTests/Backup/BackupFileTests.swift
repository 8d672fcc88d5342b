import Testing

@testable import DataProtection

/// Table 4.2b: files in backups.
@Suite("Files in backups")
struct BackupFileTests {
  @Test("every cell", arguments: BackupFileSample.all)
  func cell(_ sample: BackupFileSample) throws {
    let row = BackupPolicy.fileRow(sample.kind)
    var (device, backup) = try sample.run()
    #expect(row.takenWhileLocked.outcome)
    #expect(backup.files.contains { $0.path == "/Documents/f" && $0.bytes == [1, 2, 3] })
    #expect(backup.isReadableByHolder == row.readableInBackup.outcome)
    let returns = sample.target == .sameDevice ? row.same.outcome : row.other.outcome
    #expect(returns == device.exists("/Documents/f"))
    let bytes = try device.contents(of: "/Documents/f")
    #expect(bytes == [1, 2, 3])
    let inherited = ProtectionClass.completeUntilFirstUserAuthentication
    let expected = sample.profile[.classOfCopy] ? inherited : sample.protection
    #expect(try device.status(of: "/Documents/f").protection == expected)
  }

  @Test("caches, temporary and excluded files are absent after a restore")
  func excluded() throws {
    var device = Device()
    let paths: [DevicePath] = ["/Library/Caches/c", "/tmp/t", "/Documents/x"]
    for path in paths { try device.write([1], to: path) }
    try device.setAttribute("/Documents/x", Backup.exclusionAttribute, [1])
    try device.restore(try device.backUp(.encrypted))
    device.apply(.launch(.foreground))
    let restored = device
    #expect(paths.allSatisfy { !restored.exists($0) })
    #expect(device.exists("/tmp") && device.exists("/Library/Caches"))
  }

  @Test("directories, their classes, attributes and modes come back")
  func tree() throws {
    var device = Device()
    try device.makeDirectory("/Documents/d")
    try device.setClass("/Documents/d", .complete)
    try device.write([1], to: "/Documents/d/f")
    try device.setAttribute("/Documents/d/f", "tag", [9])
    try device.setMode("/Documents/d/f", 0o600)
    try device.restore(try device.backUp(.iCloud))
    device.apply(.launch(.foreground))
    #expect(try device.status(of: "/Documents/d").protection == .complete)
    #expect(try device.status(of: "/Documents/d/f").protection == .complete)
    #expect(try device.status(of: "/Documents/d/f").mode == 0o600)
    #expect(try device.attributes(of: "/Documents/d/f").map(\.value) == [[9]])
  }

  @Test("reference, iCloud: the class protects the copy on this device, not the one in iCloud")
  func cloudCopy() throws {
    for profile in [DeviceProfile.reference, .apple] {
      var device = Device(profile: profile)
      device.apply(.setPasscode)
      try device.write([1], to: "/Documents/f", protection: .complete)
      device.apply(.lock)
      device.apply(.advance(11))
      #expect(throws: PosixError.notPermitted) { try device.contents(of: "/Documents/f") }
      let backup = try device.backUp(.iCloud)
      #expect(backup.files.contains { $0.path == "/Documents/f" && $0.bytes == [1] })
      var other = Device(profile: profile, identity: 2)
      try other.restore(backup)
      other.apply(.launch(.foreground))
      let bytes = try other.contents(of: "/Documents/f")
      #expect(bytes == [1])
    }
  }

  @Test("data present, key absent: an iCloud restore on another device")
  func dataWithoutKey() throws {
    var device = Device()
    device.apply(.setPasscode)
    try device.addItem(KeychainItem("key", .whenUnlocked, value: [1]))
    try device.write([2], to: "/Documents/db", protection: .complete)
    var other = Device(identity: 2)
    try other.restore(try device.backUp(.iCloud))
    other.apply(.launch(.foreground))
    #expect(other.state.protectedDataAvailable)
    #expect(throws: KeychainStatus.itemNotFound) { try other.itemValue("key") }
    let bytes = try other.contents(of: "/Documents/db")
    #expect(bytes == [2])
  }
}
