import Testing

@testable import DataProtection

/// Every row of the tables and lists of use in the documents, with the document's answer.
@Suite("The documents' tables, row by row")
struct DocumentTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let need: ProtectionNeed
    let storage: ProtectionAdvice.Storage
    let whileLocked: LockedAccess
    var reason = ""

    init(
      _ name: String, _ need: ProtectionNeed, _ storage: ProtectionAdvice.Storage,
      _ whileLocked: LockedAccess, _ reason: String = ""
    ) {
      self.testDescription = name
      self.need = need
      self.storage = storage
      self.whileLocked = whileLocked
      self.reason = reason
    }
  }

  static let large = 1 << 20
  static let untilFirst = ProtectionAdvice.Storage.file(.completeUntilFirstUserAuthentication)

  /// File-protection reference, "selection matrix": where each use belongs, and why.
  static let selectionMatrix = [
    Row(
      "passwords, tokens, keys: keychain, made for small secrets",
      ProtectionNeed(.credential, size: 64), .keychain(.whenUnlockedThisDeviceOnly), .never,
      "made for small secrets"),
    Row(
      "small sensitive values, below a few kilobytes: keychain, each encrypted by itself",
      ProtectionNeed(.sensitiveValue, size: 2_048), .keychain(.whenUnlockedThisDeviceOnly), .never,
      "encrypts each value by itself"),
    Row(
      "files above one kilobyte: file protection, the keychain is not made for large data",
      ProtectionNeed(.appData, size: 1_025), untilFirst, .afterFirstUnlock,
      "not made for data above a kilobyte"),
    Row(
      "user documents: file protection, natural as files",
      ProtectionNeed(.userDocument, size: 900), untilFirst, .afterFirstUnlock, "files by nature"),
    Row(
      "structured secrets: keychain, found by key and with access control",
      ProtectionNeed(.structuredSecrets, size: 512), .keychain(.whenUnlockedThisDeviceOnly),
      .never, "by key and controls access"),
  ]

  /// File-protection reference, "quick reference": class, and whether it can be used while locked.
  static let scenarios = [
    Row(
      "health data: complete; not while locked", ProtectionNeed(.healthData, size: large),
      .file(.complete), .never),
    Row(
      "financial records: complete; not while locked",
      ProtectionNeed(.financialRecord, size: large), .file(.complete), .never),
    Row(
      "most app data: until first authentication; locked, after the first unlock",
      ProtectionNeed(.appData, size: large), untilFirst, .afterFirstUnlock),
    Row(
      "downloads of large files: unless open; while open",
      ProtectionNeed(.largeDownload, size: large), .file(.completeUnlessOpen), .whileOpen),
    Row(
      "database files: until first authentication; yes", ProtectionNeed(.database, size: large),
      untilFirst, .afterFirstUnlock),
    Row(
      "downloaded images: until first authentication; yes",
      ProtectionNeed(.downloadedImage, size: large), untilFirst, .afterFirstUnlock),
    Row(
      "public caches: none; yes", ProtectionNeed(.publicCache, size: large),
      .file(ProtectionClass.none), .always),
    Row(
      "temporary files: none; yes", ProtectionNeed(.temporaryFile, size: large),
      .file(ProtectionClass.none), .always),
  ]

  /// File-protection reference, "comparison of the levels": the use in each row, and when such a
  /// file can be used.
  static let levels = [
    Row(
      "complete: sensitive data (health, money); only while unlocked, not in the background",
      ProtectionNeed(.appData, size: large, reads: .never, writes: .never, isSensitive: true),
      .file(.complete), .never),
    Row(
      "unless open: large downloads, videos; while the file is open",
      ProtectionNeed(.downloadedImage, size: large, reads: .whileOpen, writes: .whileOpen),
      .file(.completeUnlessOpen), .whileOpen),
    Row(
      "until first authentication: most app data; after the first unlock, in the background too",
      ProtectionNeed(.appData, size: large), untilFirst, .afterFirstUnlock),
    Row(
      "none: public caches, temporary files; always",
      ProtectionNeed(.publicCache, size: 10), .file(ProtectionClass.none), .always),
  ]

  /// File-protection reference, the lists of use below each level.
  static let uses =
    [
      Row(
        "complete: password vaults",
        ProtectionNeed(.database, size: large, reads: .never, writes: .never, isSensitive: true),
        .file(.complete), .never),
      Row(
        "complete: confidential documents",
        ProtectionNeed(
          .userDocument, size: large, reads: .never, writes: .never, isSensitive: true),
        .file(.complete), .never),
      Row(
        "complete: personal photos, where an app needs the most security",
        ProtectionNeed(
          .downloadedImage, size: large, reads: .never, writes: .never, isSensitive: true),
        .file(.complete), .never),
      Row(
        "unless open: a video that is playing",
        ProtectionNeed(.appData, size: large, reads: .whileOpen, writes: .never),
        .file(.completeUnlessOpen), .whileOpen),
      Row(
        "unless open: a document that is edited",
        ProtectionNeed(.userDocument, size: large, reads: .never, writes: .whileOpen),
        .file(.completeUnlessOpen), .whileOpen),
      Row(
        "until first authentication: user settings", ProtectionNeed(.appData, size: 500),
        untilFirst, .afterFirstUnlock),
      Row(
        "until first authentication: whatever background work needs, health data too",
        ProtectionNeed(.healthData, size: large, reads: .afterFirstUnlock), untilFirst,
        .afterFirstUnlock),
      Row(
        "none: downloads and thumbnails that are not sensitive",
        ProtectionNeed(.downloadedImage, size: large, reads: .always),
        .file(ProtectionClass.none), .always),
      Row(
        "none: only where it cannot be avoided: never for what is sensitive",
        ProtectionNeed(.downloadedImage, size: large, reads: .always, isSensitive: true),
        untilFirst, .afterFirstUnlock),
    ]

  /// The keychain note's recommendations, constant by constant. It does not recommend the two
  /// `Always…`; that no advice is one of them is a claim of its own.
  static let constants = [
    Row(
      "AfterFirstUnlockThisDeviceOnly: for items that background applications need",
      ProtectionNeed(.credential, size: 32, reads: .afterFirstUnlock),
      .keychain(.afterFirstUnlockThisDeviceOnly), .afterFirstUnlock),
    Row(
      "WhenPasscodeSetThisDeviceOnly: in the foreground, deleted with the passcode",
      ProtectionNeed(.credential, size: 32, requiresPasscode: true),
      .keychain(.whenPasscodeSetThisDeviceOnly), .never),
    Row(
      "WhenUnlocked: in the foreground, migrates from an encrypted backup",
      ProtectionNeed(.credential, size: 32, mustReachAnotherDevice: true),
      .keychain(.whenUnlocked), .never),
    Row(
      "WhenUnlockedThisDeviceOnly: in the foreground, never on another device",
      ProtectionNeed(.credential, size: 32), .keychain(.whenUnlockedThisDeviceOnly), .never),
  ]

  @Test(
    "the advice is the document's",
    arguments: [selectionMatrix, scenarios, levels, uses, constants].flatMap { $0 })
  func row(_ row: Row) {
    let advice = ProtectionAdvisor.advise(row.need)
    #expect(advice.storage == row.storage)
    #expect(advice.whileLocked == row.whileLocked)
    if !row.reason.isEmpty { #expect(advice.reasons.joined().contains(row.reason)) }
  }

  @Test("the tables have as many rows as in the documents")
  func counts() {
    #expect(Self.selectionMatrix.count == 5)
    #expect(Self.scenarios.count == 8)
    #expect(Self.levels.count == ProtectionClass.allCases.count - 1, "CX is not mentioned")
  }
}
