import Testing

@testable import DataProtection

/// The reference's selection matrix and scenario table, row by row.
@Suite("Protection advisor")
struct ProtectionAdvisorTests {
  struct MatrixRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let need: ProtectionNeed
    let isKeychain: Bool
    let reason: String
  }

  static let matrix = [
    MatrixRow(
      testDescription: "passwords, tokens, keys: keychain",
      need: ProtectionNeed(.credential, size: 64),
      isKeychain: true, reason: "small secrets"),
    MatrixRow(
      testDescription: "small sensitive values, below a few kilobytes: keychain",
      need: ProtectionNeed(.sensitiveValue, size: 2_048), isKeychain: true,
      reason: "encrypts each by itself"),
    MatrixRow(
      testDescription: "files above one kilobyte: file protection",
      need: ProtectionNeed(.appData, size: 1_025), isKeychain: false,
      reason: "not made for data above a kilobyte"),
    MatrixRow(
      testDescription: "user documents: file protection",
      need: ProtectionNeed(.userDocument, size: 900), isKeychain: false, reason: "files by nature"),
    MatrixRow(
      testDescription: "structured secrets: keychain",
      need: ProtectionNeed(.structuredSecrets, size: 512), isKeychain: true,
      reason: "by key and controls access"),
  ]

  @Test("selection matrix", arguments: matrix)
  func matrixRow(_ row: MatrixRow) {
    let advice = ProtectionAdvisor.advise(row.need)
    if case .keychain = advice.storage {
      #expect(row.isKeychain)
    } else {
      #expect(!row.isKeychain)
    }
    #expect(advice.reasons.joined().contains(row.reason))
  }

  struct ScenarioRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: DataKind
    let protection: ProtectionClass
    let whileLocked: LockedAccess
  }

  static let scenarios = [
    ScenarioRow(
      testDescription: "health data: complete, not while locked", kind: .healthData,
      protection: .complete, whileLocked: .never),
    ScenarioRow(
      testDescription: "financial records: complete, not while locked", kind: .financialRecord,
      protection: .complete, whileLocked: .never),
    ScenarioRow(
      testDescription: "most app data: until first authentication, locked after first unlock",
      kind: .appData, protection: .completeUntilFirstUserAuthentication,
      whileLocked: .afterFirstUnlock),
    ScenarioRow(
      testDescription: "large downloads: unless open, while open", kind: .largeDownload,
      protection: .completeUnlessOpen, whileLocked: .whileOpen),
    ScenarioRow(
      testDescription: "database files: until first authentication", kind: .database,
      protection: .completeUntilFirstUserAuthentication, whileLocked: .afterFirstUnlock),
    ScenarioRow(
      testDescription: "downloaded images: until first authentication", kind: .downloadedImage,
      protection: .completeUntilFirstUserAuthentication, whileLocked: .afterFirstUnlock),
    ScenarioRow(
      testDescription: "public caches: none, always", kind: .publicCache, protection: .none,
      whileLocked: .always),
    ScenarioRow(
      testDescription: "temporary files: none, always", kind: .temporaryFile, protection: .none,
      whileLocked: .always),
  ]

  @Test("scenario table", arguments: scenarios)
  func scenarioRow(_ row: ScenarioRow) {
    let advice = ProtectionAdvisor.advise(ProtectionNeed(row.kind, size: 1 << 20))
    #expect(advice.storage == .file(row.protection))
    #expect(advice.whileLocked == row.whileLocked)
  }

  @Test("the advice keeps its word in the key table", arguments: DataKind.allCases)
  func keepsItsWord(_ kind: DataKind) {
    for background in BackgroundNeed.allCases {
      for size in [16, 1 << 20] {
        let advice = ProtectionAdvisor.advise(
          ProtectionNeed(kind, size: size, background: background))
        let key: ClassKeys =
          switch advice.storage {
          case .keychain(let accessibility): accessibility.column.key
          case .file(let protection): .opening(protection)
          }
        let locked = KeychainScene.keys(.locked).contains(key)
        let boot = KeychainScene.keys(.beforeFirstUnlock).contains(key)
        #expect(
          locked == (advice.whileLocked == .afterFirstUnlock || advice.whileLocked == .always))
        #expect(boot == (advice.whileLocked == .always))
        #expect(!advice.reasons.isEmpty)
      }
    }
  }

  struct SecretRow: CustomTestStringConvertible, Sendable {
    let need: ProtectionNeed
    let accessibility: KeychainAccessibility
    var testDescription: String { "\(need) gets \(accessibility.rawValue)" }
  }

  static let secrets = [
    SecretRow(
      need: ProtectionNeed(.credential, size: 32), accessibility: .whenUnlockedThisDeviceOnly),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, mustReachAnotherDevice: true),
      accessibility: .whenUnlocked),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, background: .read),
      accessibility: .afterFirstUnlockThisDeviceOnly),
    SecretRow(
      need: ProtectionNeed(
        .credential, size: 32, background: .readBeforeFirstUnlock, mustReachAnotherDevice: true),
      accessibility: .afterFirstUnlock),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, requiresPasscode: true),
      accessibility: .whenPasscodeSetThisDeviceOnly),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, background: .read, requiresPasscode: true),
      accessibility: .afterFirstUnlockThisDeviceOnly),
  ]

  @Test("which constant a secret gets", arguments: secrets)
  func secret(_ row: SecretRow) {
    #expect(ProtectionAdvisor.advise(row.need).storage == .keychain(row.accessibility))
  }

  @Test("a secret of 4,096 bytes fits the keychain, one more byte does not")
  func limit() {
    let fits = ProtectionAdvisor.advise(ProtectionNeed(.credential, size: 4_096))
    let large = ProtectionAdvisor.advise(ProtectionNeed(.credential, size: 4_097))
    #expect(fits.storage == .keychain(.whenUnlockedThisDeviceOnly))
    #expect(large.storage == .file(.complete))
  }

  @Test("no advice is a deprecated constant", arguments: DataKind.allCases)
  func nothingDeprecated(_ kind: DataKind) {
    for background in BackgroundNeed.allCases {
      for travels in [false, true] {
        let advice = ProtectionAdvisor.advise(
          ProtectionNeed(
            kind, size: 100, background: background, mustReachAnotherDevice: travels))
        if case .keychain(let accessibility) = advice.storage {
          #expect(!accessibility.isDeprecated)
          #expect(accessibility.isThisDeviceOnly == !travels)
        }
      }
    }
  }
}
