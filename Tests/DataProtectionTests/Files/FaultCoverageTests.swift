import PicklockDeviceProperties
import Testing

@testable import DataProtection

/// Every column of the decision tables has a broken device that gets one of its cells wrong, so
/// that none could be left out of a comparison without a broken device going unnoticed.
@Suite("What broken devices cover")
struct FaultCoverageTests {
  static let ofFiles = BrokenDevice.all.filter { $0.scope == .files }
  static let ofKeychain = BrokenDevice.all.filter { $0.scope == .keychain }

  /// Whether a fault makes the device answer otherwise in a cell of which something holds.
  static func isFileCovered(_ belongs: (PolicyCell) -> Bool) -> Bool {
    let cells = Policy.fileCells.filter { belongs($0) && $0.answer.outcome != .notApplicable }
    let sound = cells.map { CellRig.observe($0, under: .apple) }
    return ofFiles.contains { broken in
      zip(cells, sound).contains { cell, answer in
        answer != nil && CellRig.observe(cell, under: .apple, by: broken) != answer
      }
    }
  }

  @Test("Each class of table 4.1", arguments: ProtectionClass.allCases)
  func fileColumn(_ protection: ProtectionClass) {
    #expect(Self.isFileCovered { $0.protection == protection })
  }

  @Test("Each row of table 4.1", arguments: FileRow.allCases)
  func fileRow(_ row: FileRow) {
    #expect(Self.isFileCovered { $0.row == row })
  }

  @Test("Each situation of tables 4.0 and 4.1", arguments: LockState.allCases)
  func situation(_ situation: LockState) {
    #expect(Self.isFileCovered { $0.situation == situation })
  }

  @Test("The availability flag of table 4.0")
  func flag() {
    let isWrong = Self.ofFiles.contains { broken in
      LockState.allCases.contains { situation in
        var session = DeviceSession()
        for event in Device.events(to: situation) { _ = broken.run(.event(event), on: &session) }
        return session.device.state.protectedDataAvailable
          != Device(in: situation).state.protectedDataAvailable
      }
    }
    #expect(isWrong)
  }

  @Test("Each column of table 4.2", arguments: KeychainColumn.allCases)
  func keychainColumn(_ column: KeychainColumn) {
    #expect(Self.isKeychainCovered { $0.accessibility.column == column })
  }

  @Test("Each operation of table 4.2", arguments: KeychainOperation.allCases)
  func keychainOperation(_ operation: KeychainOperation) {
    #expect(Self.isKeychainCovered { $0.operation == operation })
  }

  private static func isKeychainCovered(_ belongs: (KeychainCase) -> Bool) -> Bool {
    let cases = KeychainCase.all.filter { $0.profile == .apple && belongs($0) }
    return ofKeychain.contains { broken in
      cases.contains { $0.run(by: broken) != $0.run() }
    }
  }

  @Test("Each kind of backup and each target of section 3", arguments: BackupKind.allCases)
  func backups(_ kind: BackupKind) throws {
    for target in RestoreTarget.allCases {
      let samples = BackupMatrix.all.filter {
        $0.kind == kind && $0.target == target && $0.profile == .apple
      }
      let isWrong = try Self.ofKeychain.contains { broken in
        try samples.contains { try $0.run(by: broken).returns != $0.run().returns }
      }
      #expect(isWrong, "\(target)")
    }
  }
}
