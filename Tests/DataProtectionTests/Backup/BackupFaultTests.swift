import Testing

@testable import DataProtection

@Suite("Broken backups")
struct BackupFaultTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fault: DeviceFaults
  }

  static let brokenItems = [
    Broken(testDescription: "ThisDeviceOnly travels", fault: .thisDeviceOnlyTravels),
    Broken(testDescription: "device-bound backup travels", fault: .deviceBoundBackupTravels),
    Broken(testDescription: "passcode items in backups", fault: .backupCarriesPasscodeItems),
    Broken(testDescription: "restore loses items", fault: .restoreLosesThisDeviceOnly),
  ]

  @Test("the matrix tells every broken keychain backup from the true one", arguments: brokenItems)
  func keychain(_ subject: Broken) throws {
    let wrong = try BackupMatrix.all.filter { sample in
      let cell = BackupPolicy.keychainCell(
        sample.accessibility, sample.kind, sample.target, under: sample.profile)
      let result = try sample.run(faults: subject.fault)
      let holdsPasscodeItem = result.backup.itemAttributes.contains {
        $0.accessibility == .whenPasscodeSetThisDeviceOnly
      }
      return result.returns != cell.returns || holdsPasscodeItem
    }
    #expect(!wrong.isEmpty)
  }

  @Test("files left out while locked are missed after the restore")
  func lockedFiles() throws {
    let lost = try BackupFileSample.all.filter {
      try !$0.run(faults: .backupOmitsLockedFiles).device.exists("/Documents/f")
    }
    #expect(!lost.isEmpty)
    #expect(lost.allSatisfy { $0.isLocked })
  }

  @Test("excluded files are seen in the backup")
  func excludedFiles() throws {
    for (faults, held) in [(DeviceFaults(), false), (.backupCarriesExcludedFiles, true)] {
      var device = Device(faults: faults)
      try device.write([1], to: "/tmp/t")
      let backup = try device.backUp(.iCloud)
      #expect(backup.files.contains { $0.path == "/tmp/t" } == held)
    }
  }

  @Test("a local item is seen on its way to the other device")
  func localItems() throws {
    for (faults, sent) in [(DeviceFaults(), 0), (.syncCarriesLocalItems, 1)] {
      var device = Device(faults: faults)
      try device.addItem("k", value: [1])
      #expect(device.keychainChanges.items.count == sent)
    }
  }
}
