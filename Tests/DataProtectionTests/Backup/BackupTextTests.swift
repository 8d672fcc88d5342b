import Testing

@testable import DataProtection

@Suite("Text form of backups")
struct BackupTextTests {
  static func full(_ kind: BackupKind, _ profile: DeviceProfile) throws -> (Device, Backup) {
    var device = Device(profile: profile)
    device.apply(.install(entitlement: .completeUnlessOpen))
    device.apply(.launch(.foreground))
    device.apply(.setPasscode)
    for (number, accessibility) in KeychainAccessibility.allCases.enumerated()
    where profile == .apple || accessibility != .afterFirstUnlock {
      try device.addItem(
        KeychainItem(KeychainItemID("item \(number)%"), accessibility, value: [UInt8(number)]))
    }
    try device.addItem(KeychainItem(KeychainItemID("", synchronizable: true), value: []))
    try device.makeDirectory("/Documents/a b")
    try device.write([0, 255], to: "/Documents/a b/ü", protection: .complete)
    try device.setAttribute("/Documents/a b/ü", "x y", [1, 2])
    try device.write([], to: "/Documents/empty", protection: ProtectionClass.none)
    return (device, try device.backUp(kind))
  }

  @Test("a backup read back is the same, and restores the same", arguments: BackupKind.allCases)
  func roundTrip(_ kind: BackupKind) throws {
    for profile in [DeviceProfile.apple, .reference] {
      let (device, backup) = try Self.full(kind, profile)
      let again = try Backup(text: backup.text)
      #expect(again == backup)
      #expect(again.text == backup.text)
      var (first, second) = (device, device)
      try first.restore(backup)
      try second.restore(again)
      #expect(first == second)
    }
  }

  @Test("a device is the same after its text form: keychain, waiting items and tombstones too")
  func device() throws {
    var (device, _) = try Self.full(.encrypted, .apple)
    try device.addItem(KeychainItem(KeychainItemID("gone", synchronizable: true), value: [1]))
    try device.deleteItem(KeychainItemID("gone", synchronizable: true))
    var sender = Device(identity: 2)
    try sender.addItem(KeychainItem(KeychainItemID("late", synchronizable: true), value: [9]))
    device.apply(.lock)
    device.apply(.advance(11))
    device.receive(sender.keychainChanges)
    var again = try Device(text: device.text)
    #expect(again.keychain == device.keychain)
    device.apply(.unlock)
    again.apply(.unlock)
    let late = try again.itemValue(KeychainItemID("late", synchronizable: true))
    #expect(late == [9])
    #expect(again == device)
  }

  @Test("every cut and every changed line is refused or read as another backup, never a trap")
  func damage() throws {
    let (_, backup) = try Self.full(.encrypted, .apple)
    let lines = backup.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      for replacement in ["", "item", "file - - -", "backup icloud 1 2 -", "attribute a zz"] {
        var damaged = lines
        damaged[index] = Substring(replacement)
        let text = damaged.joined(separator: "\n")
        if let read = try? Backup(text: text) { #expect(read.text == text) }
      }
    }
  }

  static let mistakes = [
    ("picklock-backup 2\n", "line 1: the first line is 'picklock-backup 1'"),
    ("picklock-backup 1\n", "the line 'backup' is missing"),
    ("picklock-backup 1\nitem a local ak 01 open\n", "line 2: the line 'backup' comes once"),
    ("picklock-backup 1\nbackup usb 1 0 -\n", "line 2: a backup is unencrypted, encrypted or"),
    (
      "picklock-backup 1\nbackup icloud 1 0 -\nitem a local ak 01 wax\n",
      "line 3: a seal is device, password or open, not 'wax'"
    ),
    (
      "picklock-backup 1\nbackup icloud 1 0 -\nattribute a 01\n",
      "line 3: an attribute follows its file"
    ),
  ]

  @Test("a mistake is named with its line", arguments: mistakes)
  func mistake(_ text: String, _ message: String) {
    var found = ""
    do {
      _ = try Backup(text: text)
    } catch {
      found = error.description
    }
    #expect(found.hasPrefix(message), "\(found)")
  }
}
