import Testing

@testable import DataProtection

@Suite("Protection advisor")
struct ProtectionAdvisorTests {
  @Test("the advice keeps its word in the key table", arguments: DataKind.allCases)
  func keepsItsWord(_ kind: DataKind) {
    for need in AdvisorClaim.needs where need.kind == kind {
      let advice = ProtectionAdvisor.advise(need)
      let key: ClassKeys =
        switch advice.storage {
        case .keychain(let accessibility): accessibility.column.key
        case .file(let protection): .opening(protection)
        }
      let locked = KeychainScene.keys(.locked).contains(key)
      let boot = KeychainScene.keys(.beforeFirstUnlock).contains(key)
      #expect(locked == (advice.whileLocked >= .afterFirstUnlock))
      #expect(boot == (advice.whileLocked == .always))
      #expect(!advice.reasons.isEmpty && !advice.cautions.isEmpty)
    }
  }

  struct SecretRow: CustomTestStringConvertible, Sendable {
    let need: ProtectionNeed
    let accessibility: KeychainAccessibility
    var testDescription: String { "\(need) gets \(accessibility.rawValue)" }
  }

  static let secrets = [
    SecretRow(
      need: ProtectionNeed(
        .credential, size: 32, reads: .always, mustReachAnotherDevice: true),
      accessibility: .afterFirstUnlock),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, writes: .whileOpen),
      accessibility: .afterFirstUnlockThisDeviceOnly),
    SecretRow(
      need: ProtectionNeed(.credential, size: 32, reads: .afterFirstUnlock, requiresPasscode: true),
      accessibility: .afterFirstUnlockThisDeviceOnly),
    SecretRow(
      need: ProtectionNeed(
        .credential, size: 32, mustReachAnotherDevice: true, requiresPasscode: true),
      accessibility: .whenUnlocked),
  ]

  @Test("which constant a secret gets", arguments: secrets)
  func secret(_ row: SecretRow) {
    #expect(ProtectionAdvisor.advise(row.need).storage == .keychain(row.accessibility))
  }

  @Test("a secret of 4,096 bytes fits the keychain, of one byte more only its key does")
  func limit() {
    let fits = ProtectionAdvisor.advise(ProtectionNeed(.credential, size: 4_096))
    let large = ProtectionAdvisor.advise(ProtectionNeed(.credential, size: 4_097))
    #expect(fits.storage == .keychain(.whenUnlockedThisDeviceOnly))
    #expect(fits.keyItem == nil)
    #expect(large.storage == .file(.complete))
    #expect(large.keyItem == .whenUnlockedThisDeviceOnly)
  }

  @Test("a database that is written while locked is of class C, with the reason")
  func database() {
    let advice = ProtectionAdvisor.advise(
      ProtectionNeed(.database, size: 1 << 20, reads: .never, writes: .whileOpen))
    #expect(advice.storage == .file(.completeUntilFirstUserAuthentication))
    #expect(advice.reasons.last?.contains("-wal and -shm") == true)
  }

  @Test("a class is read by any of its names", arguments: ProtectionClass.allCases)
  func names(_ protection: ProtectionClass) {
    let names = [
      protection.letter, protection.letter.lowercased(), protection.constantName,
      protection.attributeValue, protection.writingOption, "." + protection.constantName,
      "FileProtectionType.\(protection.constantName)",
    ]
    for name in names { #expect(ProtectionClass(named: name) == protection, "\(name)") }
    for name in ["", ".", "E", "NSFileProtection", "full", "\(protection.constantName)x"] {
      #expect(ProtectionClass(named: name) == nil)
    }
  }
}
