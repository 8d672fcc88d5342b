import Testing

@testable import DataProtection

/// What the keychain note says of each constant, and where Apple's own sources differ.
@Suite("Keychain note")
struct KeychainNoteTests {
  /// The note's entries: when the data is accessible, and whether it migrates from an encrypted
  /// backup.
  struct Entry: CustomTestStringConvertible, Sendable {
    let accessibility: KeychainAccessibility
    let locked: KeychainStatus
    let restarted: KeychainStatus
    let migrates: Bool
    var testDescription: String { accessibility.constantName }
  }

  static let entries = [
    Entry(
      accessibility: .afterFirstUnlockThisDeviceOnly, locked: .success,
      restarted: .interactionNotAllowed, migrates: false),
    Entry(accessibility: .always, locked: .success, restarted: .success, migrates: true),
    Entry(
      accessibility: .whenPasscodeSetThisDeviceOnly, locked: .interactionNotAllowed,
      restarted: .interactionNotAllowed, migrates: false),
    Entry(
      accessibility: .alwaysThisDeviceOnly, locked: .success, restarted: .success,
      migrates: false),
    Entry(
      accessibility: .whenUnlocked, locked: .interactionNotAllowed,
      restarted: .interactionNotAllowed, migrates: true),
    Entry(
      accessibility: .whenUnlockedThisDeviceOnly, locked: .interactionNotAllowed,
      restarted: .interactionNotAllowed, migrates: false),
  ]

  private func read(_ device: Device, _ id: KeychainItemID = "k") -> KeychainStatus {
    keychainStatus { () throws(KeychainStatus) in _ = try device.itemValue(id) }
  }

  private func device(
    _ profile: DeviceProfile, holding accessibility: KeychainAccessibility
  ) throws -> Device {
    var device = Device(profile: profile)
    device.apply(.setPasscode)
    try device.addItem(KeychainItem("k", accessibility, value: [1]))
    return device
  }

  @Test("each entry holds, by the note and by Apple", arguments: entries)
  func entry(_ entry: Entry) throws {
    for profile in [DeviceProfile.reference, .apple] {
      var device = try device(profile, holding: entry.accessibility)
      #expect(read(device) == .success)
      device.apply(.lock)
      device.apply(.advance(11))
      #expect(read(device) == entry.locked)
      device.apply(.reboot)
      device.apply(.launch(.background))
      #expect(read(device) == entry.restarted)
      device.apply(.unlock)
      #expect(read(device) == .success)
      var other = Device(profile: profile, identity: 2)
      try other.restore(try device.backUp(.encrypted))
      other.apply(.launch(.foreground))
      #expect(read(other) == (entry.migrates ? .success : .itemNotFound))
    }
  }

  @Test("once unlocked, AfterFirstUnlock stays accessible until the next restart")
  func untilRestart() throws {
    var device = try device(.reference, holding: .afterFirstUnlockThisDeviceOnly)
    for _ in 0..<3 {
      device.apply(.lock)
      device.apply(.advance(3_600))
      #expect(read(device) == .success)
      device.apply(.unlock)
    }
  }

  @Test("without a passcode no passcode item can be stored; disabling it deletes them all")
  func passcodeItems() throws {
    for profile in [DeviceProfile.reference, .apple] {
      var bare = Device(profile: profile)
      let status = keychainStatus { () throws(KeychainStatus) in
        try bare.addItem(KeychainItem("k", .whenPasscodeSetThisDeviceOnly))
      }
      #expect(status == .authenticationFailed)
      var device = try device(profile, holding: .whenPasscodeSetThisDeviceOnly)
      device.apply(.removePasscode)
      #expect(read(device) == .itemNotFound)
    }
  }

  @Test("WhenUnlocked is what an item gets that is added without a constant")
  func usual() throws {
    for profile in [DeviceProfile.reference, .apple] {
      var device = Device(profile: profile)
      try device.addItem("k", value: [1])
      #expect(try device.itemAttributes("k").accessibility == .whenUnlocked)
    }
  }

  @Test("example 1: the token is protected until power-on and unlock, and leaves in every backup")
  func exampleOne() throws {
    for (profile, travels) in [(DeviceProfile.reference, true), (.apple, false)] {
      var device = try device(profile, holding: .whenUnlocked)
      device.apply(.powerOff)
      device.apply(.powerOn)
      device.apply(.launch(.background))
      #expect(read(device) == .interactionNotAllowed)
      device.apply(.unlock)
      #expect(read(device) == .success)
      for kind in [BackupKind.iCloud, .unencrypted] {
        var other = Device(profile: profile, identity: 2)
        try other.restore(try device.backUp(kind))
        other.apply(.launch(.foreground))
        #expect(read(other) == (travels ? .success : .itemNotFound))
      }
    }
  }

  @Test("difference: the note does not list AfterFirstUnlock")
  func unlisted() {
    for (profile, status) in [
      (DeviceProfile.reference, KeychainStatus.parameter), (.apple, .success),
    ] {
      var device = Device(profile: profile)
      let added = keychainStatus { () throws(KeychainStatus) in
        try device.addItem(KeychainItem("k", .afterFirstUnlock))
      }
      #expect(added == status)
    }
  }

  @Test("difference: the note does not call Always deprecated")
  func deprecation() {
    for (profile, word) in [(DeviceProfile.reference, "not recommended"), (.apple, "deprecated")] {
      let findings = BackupAudit.run(
        items: [AuditItem("k", .alwaysThisDeviceOnly)], profile: profile)
      #expect(findings.first?.message.contains("is \(word)") == true)
    }
  }

  @Test("difference: by the note ThisDeviceOnly is in no backup, by Apple it returns to its device")
  func sameDevice() throws {
    for (profile, status) in [
      (DeviceProfile.reference, KeychainStatus.itemNotFound), (.apple, .success),
    ] {
      var device = try device(profile, holding: .whenUnlockedThisDeviceOnly)
      try device.restore(try device.backUp(.encrypted))
      device.apply(.launch(.foreground))
      #expect(read(device) == status)
    }
  }

  @Test("difference: the note knows no synchronizable items, so none are carried")
  func synchronizable() throws {
    for (profile, count) in [(DeviceProfile.reference, 0), (.apple, 1)] {
      var device = Device(profile: profile)
      try device.addItem(KeychainItem(KeychainItemID("k", synchronizable: true), .whenUnlocked))
      #expect(device.keychainChanges.items.count == count)
    }
  }
}
