import Testing

@testable import DataProtection

/// The backup matrix of section 3, cell by cell.
@Suite("Backups and iCloud Keychain")
struct BackupTableTests {
  @Test("every keychain cell of the matrix", arguments: BackupMatrix.all)
  func keychain(_ sample: BackupMatrix) throws {
    let cell = BackupPolicy.keychainCell(
      sample.accessibility, sample.kind, sample.target, under: sample.profile)
    #expect(try sample.run().returns == cell.outcome, "\(cell.source)")
  }

  @Test("Apple and the note differ in these cells, and in no other")
  func difference() {
    var differing: [String] = []
    for accessibility in KeychainAccessibility.allCases {
      for kind in BackupKind.allCases {
        for target in RestoreTarget.allCases {
          let apple = BackupPolicy.keychainCell(accessibility, kind, target, under: .apple)
          let note = BackupPolicy.keychainCell(accessibility, kind, target, under: .reference)
          guard apple.outcome != note.outcome else { continue }
          differing.append("\(accessibility.rawValue) \(kind.rawValue) \(target.rawValue)")
        }
      }
    }
    let external = ["ak", "ck", "dk"].flatMap { code in
      ["\(code) unencrypted other", "\(code) icloud other"]
    }
    let bound = ["aku", "cku", "dku"].flatMap { code in
      BackupKind.allCases.map { "\(code) \($0.rawValue) same" }
    }
    #expect(Set(differing) == Set(external + bound))
  }

  @Test("no backup holds a passcode item", arguments: BackupKind.allCases)
  func passcodeItems(_ kind: BackupKind) throws {
    for profile in [DeviceProfile.apple, .reference] {
      let sample = BackupMatrix(
        accessibility: .whenPasscodeSetThisDeviceOnly, kind: kind, target: .sameDevice,
        profile: profile, isLocked: false)
      #expect(try sample.run().backup.items.isEmpty)
    }
  }

  @Test("iCloud Keychain carries what the table says", arguments: KeychainAccessibility.allCases)
  func synchronization(_ accessibility: KeychainAccessibility) throws {
    for profile in [DeviceProfile.apple, .reference] {
      for synchronizable in [true, false] {
        var device = Device(profile: profile)
        let id = KeychainItemID("k", synchronizable: synchronizable)
        let added = keychainStatus { () throws(KeychainStatus) in
          try device.addItem(KeychainItem(id, accessibility, value: [1]))
        }
        var other = Device(profile: profile, identity: 2)
        other.receive(device.keychainChanges)
        let arrived = keychainStatus { () throws(KeychainStatus) in _ = try other.itemValue(id) }
        let row = BackupPolicy.row(accessibility, under: profile)
        let expected = added == .success && synchronizable && row.synchronizes.outcome
        #expect(arrived == (expected ? .success : .itemNotFound))
      }
    }
  }

  @Test("what arrives while locked waits for its key; deletions follow")
  func waiting() throws {
    let id = KeychainItemID("k", synchronizable: true)
    var device = Device()
    try device.addItem(KeychainItem(id, .whenUnlocked, value: [1]))
    var other = Device(identity: 2)
    other.apply(.setPasscode)
    other.apply(.lock)
    other.apply(.advance(11))
    other.receive(device.keychainChanges)
    #expect(throws: KeychainStatus.itemNotFound) { try other.itemValue(id) }
    other.apply(.unlock)
    #expect(try other.itemValue(id) == [1])
    try device.deleteItem(id)
    other.receive(device.keychainChanges)
    #expect(throws: KeychainStatus.itemNotFound) { try other.itemValue(id) }
  }

  @Test("erasing leaves nothing, a backup brings it back", arguments: BackupKind.allCases)
  func erase(_ kind: BackupKind) throws {
    var device = Device()
    try device.addItem(KeychainItem("k", .whenUnlockedThisDeviceOnly, value: [1]))
    try device.write([2], to: "/Documents/f", protection: .complete)
    let backup = try device.backUp(kind)
    device.apply(.erase)
    #expect(device.keychain == Keychain())
    #expect(!device.exists("/Documents/f"))
    try device.restore(backup)
    device.apply(.launch(.foreground))
    #expect(try device.itemValue("k") == [1])
    #expect(try device.contents(of: "/Documents/f") == [2])
  }

  @Test("no backup of a device that is off or was not unlocked since boot")
  func refused() throws {
    var device = Device()
    let backup = try device.backUp(.encrypted)
    device.apply(.setPasscode)
    device.apply(.reboot)
    #expect(throws: BackupRefusal.beforeFirstUnlock) { try device.backUp(.iCloud) }
    device.apply(.powerOff)
    #expect(throws: BackupRefusal.off) { try device.backUp(.iCloud) }
    #expect(throws: BackupRefusal.off) { try device.restore(backup) }
  }
}
