import Testing

@testable import DataProtection

@Suite("Backup audit")
struct BackupAuditTests {
  @Test(
    "reference: every constant without ThisDeviceOnly is externally available, from all backups")
  func noteWarning() {
    for accessibility in KeychainAccessibility.allCases where accessibility != .afterFirstUnlock {
      let findings = BackupAudit.run(items: [AuditItem("k", accessibility)], profile: .reference)
        .filter { $0.rule == .externallyAvailableItem }
      #expect(findings.isEmpty == accessibility.isThisDeviceOnly)
      #expect(
        findings.allSatisfy {
          $0.paths == [.unencryptedBackup, .encryptedBackup, .iCloudBackup]
        })
    }
  }

  @Test("apple: only an encrypted backup takes them to another device")
  func appleWarning() {
    for accessibility in KeychainAccessibility.allCases {
      let findings = BackupAudit.run(items: [AuditItem("k", accessibility)])
        .filter { $0.rule == .externallyAvailableItem }
      #expect(findings.isEmpty == accessibility.isThisDeviceOnly)
      #expect(findings.allSatisfy { $0.paths == [.encryptedBackup] })
    }
  }

  @Test("keychain note, example 1: a token stored WhenUnlocked", arguments: [true, false])
  func exampleOne(literal: Bool) throws {
    let profile: DeviceProfile = literal ? .reference : .apple
    let findings = BackupAudit.run(items: [AuditItem("token", .whenUnlocked)], profile: profile)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.remedy.contains("kSecAttrAccessibleWhenUnlockedThisDeviceOnly"))
    #expect(finding.paths.contains(.unencryptedBackup) == literal)
    #expect(finding.paths.contains(.iCloudBackup) == literal)
  }

  @Test("an item without a constant is judged by the default")
  func unspecified() throws {
    let finding = try #require(BackupAudit.run(items: [AuditItem("k")]).first)
    #expect(finding.message.contains("the default, kSecAttrAccessibleWhenUnlocked"))
  }

  @Test("clean items and files give no finding")
  func clean() {
    let findings = BackupAudit.run(
      items: [
        AuditItem("a", .whenUnlockedThisDeviceOnly),
        AuditItem("b", .whenPasscodeSetThisDeviceOnly, isRecoverable: true),
        AuditItem("c", .whenUnlocked, hasAccessControl: true),
      ],
      files: [
        AuditFile("Documents/a", .complete, isExcludedFromBackup: true),
        AuditFile("Library/b", .completeUntilFirstUserAuthentication),
        AuditFile("Library/Caches/c", ProtectionClass.none),
        AuditFile("Library/Caches/d", .complete),
        AuditFile("tmp/e", .completeUnlessOpen, access: .whileOpen),
        AuditFile("Library/db.sqlite", access: .afterFirstUnlock),
        AuditFile("Library/db.sqlite-wal"),
      ])
    #expect(findings == [])
  }

  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var items: [AuditItem] = []
    var files: [AuditFile] = []
    let rule: AuditRule
    let paths: [AuditPath]
  }

  static let samples = [
    Sample(
      testDescription: "synchronizable leaves by iCloud Keychain as well",
      items: [AuditItem("k", .afterFirstUnlock, isSynchronizable: true)],
      rule: .externallyAvailableItem, paths: [.encryptedBackup, .synchronization]),
    Sample(
      testDescription: "synchronizable and ThisDeviceOnly",
      items: [AuditItem("k", .whenUnlockedThisDeviceOnly, isSynchronizable: true)],
      rule: .contradictoryItem, paths: []),
    Sample(
      testDescription: "always readable", items: [AuditItem("k", .alwaysThisDeviceOnly)],
      rule: .alwaysReadableItem, paths: [.deviceItself]),
    Sample(
      testDescription: "needed on the new phone, bound to the old one",
      items: [AuditItem("k", .afterFirstUnlockThisDeviceOnly, mustReachAnotherDevice: true)],
      rule: .lostOnAnotherDevice,
      paths: [.unencryptedBackup, .encryptedBackup, .iCloudBackup]),
    Sample(
      testDescription: "needed on the new phone, lost by an iCloud restore",
      items: [AuditItem("k", .whenUnlocked, mustReachAnotherDevice: true)],
      rule: .lostOnAnotherDevice, paths: [.unencryptedBackup, .iCloudBackup]),
    Sample(
      testDescription: "needed, and deleted with the passcode",
      items: [AuditItem("k", .whenPasscodeSetThisDeviceOnly, mustReachAnotherDevice: true)],
      rule: .lostWithPasscode, paths: []),
    Sample(
      testDescription: "a passcode item that nothing else replaces",
      items: [AuditItem("k", .whenPasscodeSetThisDeviceOnly)], rule: .lostWithPasscode, paths: []),
    Sample(
      testDescription: "an item that is used while locked, under WhenUnlocked",
      items: [AuditItem("k", .whenUnlockedThisDeviceOnly, access: .afterFirstUnlock)],
      rule: .forbiddenAccess, paths: []),
    Sample(
      testDescription: "a file that is used while locked, of class A",
      files: [AuditFile("f", .complete, access: .afterFirstUnlock)], rule: .forbiddenAccess,
      paths: []),
    Sample(
      testDescription: "a file of class B that is opened anew while locked",
      files: [AuditFile("f", .completeUnlessOpen, access: .afterFirstUnlock)],
      rule: .forbiddenAccess, paths: []),
    Sample(
      testDescription: "a log of another class than its database",
      files: [
        AuditFile("db", .completeUntilFirstUserAuthentication), AuditFile("db-wal", .complete),
      ], rule: .sidecarOfAnotherClass, paths: []),
    Sample(
      testDescription: "a shared-memory file without protection beside a database of class A",
      files: [AuditFile("db", .complete), AuditFile("db-shm", ProtectionClass.none)],
      rule: .sidecarOfAnotherClass, paths: []),
    Sample(
      testDescription: "a database of class B", files: [AuditFile("a.sqlite", .completeUnlessOpen)],
      rule: .unlessOpenDatabase, paths: []),
    Sample(
      testDescription: "a class A file in backups", files: [AuditFile("health.db", .complete)],
      rule: .sensitiveFileInBackup,
      paths: [.unencryptedBackup, .encryptedBackup, .iCloudBackup]),
    Sample(
      testDescription: "a sensitive file of class D",
      files: [AuditFile("d", ProtectionClass.none, isExcludedFromBackup: true, isSensitive: true)],
      rule: .unprotectedFile, paths: [.deviceItself]),
    Sample(
      testDescription: "an encrypted database without its key",
      items: [AuditItem("key", .whenUnlockedThisDeviceOnly)],
      files: [AuditFile("db", .complete, keyItem: "key")], rule: .fileWithoutItsKey,
      paths: [.unencryptedBackup, .encryptedBackup, .iCloudBackup]),
  ]

  @Test("each rule", arguments: samples)
  func rule(_ sample: Sample) throws {
    let findings = BackupAudit.run(items: sample.items, files: sample.files)
    let finding = try #require(findings.first { $0.rule == sample.rule })
    #expect(finding.paths == sample.paths)
    #expect(!finding.remedy.isEmpty)
    #expect(!finding.evidence.isEmpty)
  }

  @Test("reference: AfterFirstUnlock is not in the note's list")
  func unlisted() {
    let findings = BackupAudit.run(items: [AuditItem("k", .afterFirstUnlock)], profile: .reference)
    #expect(findings.map(\.rule) == [.unlistedConstant])
  }

  @Test(
    "following every remedy's constant leaves no finding", arguments: KeychainAccessibility.allCases
  )
  func remedies(_ accessibility: KeychainAccessibility) {
    for profile in [DeviceProfile.apple, .reference] {
      let findings = BackupAudit.run(items: [AuditItem("k", accessibility)], profile: profile)
      let named = KeychainAccessibility.allCases.filter { candidate in
        findings.contains { finding in
          finding.remedy.split { !$0.isLetter }.contains { $0 == candidate.constantName }
        }
      }
      #expect(findings.isEmpty || named.count == 1, "\(findings)")
      for constant in named {
        #expect(BackupAudit.run(items: [AuditItem("k", constant)], profile: profile) == [])
      }
    }
  }

  @Test("an application that works while locked, by the class that new files get")
  func application() {
    for protection in ProtectionClass.allCases {
      let rules = BackupAudit.run(
        AuditInventory(
          application: AuditApplication(
            "app", lockedWork: ["background mode fetch"], defaultProtection: protection))
      ).map(\.rule)
      switch protection {
      case .complete, .completeUnlessOpen, .completeWhenUserInactive:
        #expect(rules == [.backgroundWithoutAccess])
      case .completeUntilFirstUserAuthentication: #expect(rules == [])
      case .none: #expect(rules == [.unprotectedDefault])
      }
    }
  }

  @Test("every rule has a sample, here or among the tests of the application")
  func complete() {
    let others: [AuditRule] = [
      .unlistedConstant, .backgroundWithoutAccess, .unprotectedDefault, .missingEntitlement,
    ]
    let covered = Set(Self.samples.map(\.rule)).union(others)
    #expect(covered == Set(AuditRule.allCases))
  }
}
