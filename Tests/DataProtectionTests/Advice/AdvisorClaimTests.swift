import Testing

@testable import DataProtection

/// The advice on all combinations of answers, and advisors that break one claim each.
@Suite("Advice on every combination of answers")
struct AdvisorClaimTests {
  @Test("holds", arguments: AdvisorClaim.allCases)
  func holds(_ claim: AdvisorClaim) {
    #expect(claim.counterexample(ProtectionAdvisor.advise) == nil)
  }

  struct BrokenAdvisor: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let claim: AdvisorClaim
    let change: @Sendable (inout ProtectionAdvice) -> Void

    func advise(_ need: ProtectionNeed) -> ProtectionAdvice {
      var advice = ProtectionAdvisor.advise(need)
      change(&advice)
      return advice
    }
  }

  private static func store(_ advice: inout ProtectionAdvice, _ protection: ProtectionClass) {
    advice.storage = .file(protection)
    advice.whileLocked = ProtectionAdvisor.lockedAccess(protection)
  }

  static let broken = [
    BrokenAdvisor(
      testDescription: "a public cache that is written through a handle gets class B, one that is "
        + "not used while locked class D", claim: .moreAccessNeverGetsLess
    ) { advice in
      if advice.need.kind == .publicCache, advice.need.access == .whileOpen {
        store(&advice, .completeUnlessOpen)
      }
    },
    BrokenAdvisor(
      testDescription: "sensitive documents get class C where others get A",
      claim: .moreSensitiveNeverGetsWeaker
    ) { advice in
      if advice.storage == .file(.complete), advice.need.isSensitive == true {
        store(&advice, .completeUntilFirstUserAuthentication)
      }
    },
    BrokenAdvisor(
      testDescription: "health data that is needed before the first unlock gets class D",
      claim: .nothingSensitiveWithoutPasscode
    ) { advice in
      if advice.need.kind == .healthData, advice.need.access == .always { store(&advice, .none) }
    },
    BrokenAdvisor(
      testDescription: "nothing is said where a need is not met", claim: .unmetNeedIsSaid
    ) { advice in
      advice.cautions.removeAll { $0.contains("before the first unlock: let the work wait") }
    },
    BrokenAdvisor(
      testDescription: "a database with background writes gets class B", claim: .noDatabaseOfClassB
    ) { advice in
      if advice.need.kind == .database, advice.need.writes == .whileOpen {
        store(&advice, .completeUnlessOpen)
      }
    },
    BrokenAdvisor(
      testDescription: "900 bytes are said to be above a kilobyte", claim: .numbersFit
    ) { advice in
      advice.reasons.append("The keychain is not made for data above a kilobyte.")
    },
    BrokenAdvisor(testDescription: "the size is another one", claim: .numbersFit) { advice in
      advice.reasons.append("At \(advice.need.size + 1) bytes it is small.")
    },
    BrokenAdvisor(
      testDescription: "an item that need not travel may", claim: .itemTravelsExactlyWhenItMust
    ) { advice in
      if advice.storage == .keychain(.whenUnlockedThisDeviceOnly) {
        advice.storage = .keychain(.whenUnlocked)
      }
    },
    BrokenAdvisor(
      testDescription: "a secret that is needed before the first unlock gets Always",
      claim: .nothingDeprecated
    ) { advice in
      if advice.need.access == .always, advice.storage == .keychain(.afterFirstUnlock) {
        advice.storage = .keychain(.always)
      }
    },
    BrokenAdvisor(
      testDescription: "a megabyte goes into the keychain", claim: .largerNeverReturnsToKeychain
    ) { advice in
      if advice.need.size > 1 << 19 { advice.storage = .keychain(.whenUnlocked) }
    },
    BrokenAdvisor(
      testDescription: "the passcode is not asked for", claim: .passcodeIsHonouredOrRefused
    ) { advice in
      if advice.storage == .keychain(.whenPasscodeSetThisDeviceOnly) {
        advice.storage = .keychain(.whenUnlockedThisDeviceOnly)
      }
    },
    BrokenAdvisor(
      testDescription: "a file that stays in backups has its key bound to the device",
      claim: .auditFindsNothing
    ) { advice in
      if advice.keyItem == .whenUnlockedThisDeviceOnly { advice.keyItem = .whenUnlocked }
    },
  ]

  @Test("each broken advisor is caught by its claim", arguments: broken)
  func caught(_ advisor: BrokenAdvisor) {
    #expect(advisor.claim.counterexample(advisor.advise) != nil)
  }

  @Test("every claim has a broken advisor")
  func complete() {
    #expect(Set(Self.broken.map(\.claim)) == Set(AdvisorClaim.allCases))
  }

  @Test("leaving an answer out is giving the usual one", arguments: DataKind.allCases)
  func usual(_ kind: DataKind) {
    let silent = ProtectionAdvisor.advise(ProtectionNeed(kind, size: 5_000))
    let spoken = ProtectionAdvisor.advise(
      ProtectionNeed(
        kind, size: 5_000, reads: kind.usualAccess.reads, writes: kind.usualAccess.writes,
        isSensitive: kind.isSensitive))
    #expect(silent.storage == spoken.storage)
    #expect(silent.reasons == spoken.reasons && silent.cautions == spoken.cautions)
  }

  /// What a script's reads say: while locked, before the first unlock, after the unlock.
  @Test("the script that comes with an advice shows what it promises")
  func scripts() throws {
    var scripts: [String: LockedAccess] = [:]
    for need in AdvisorClaim.needs {
      let advice = ProtectionAdvisor.advise(need)
      scripts[advice.script] = advice.whileLocked
    }
    #expect(scripts.count > 10)
    for (script, access) in scripts {
      let lines = try DeviceScript.run(script)
      let reads = lines.filter { $0.event.hasPrefix("rd(") || $0.event.hasPrefix("kc?(") }
        .map { $0.posixError == nil && $0.keychainStatus?.rawValue ?? 0 == 0 }
      let expected: [Bool] =
        switch access {
        case .never: [false, false, true]
        case .whileOpen: [false, true]
        case .afterFirstUnlock: [true, false, true]
        case .always: [true, true, true]
        }
      #expect(reads == expected, "\(script)")
      let unexpected = lines.filter {
        !$0.event.hasPrefix("rd(") && !$0.event.hasPrefix("kc?(") && $0.posixError != nil
      }
      #expect(unexpected.isEmpty || access == .never, "\(script)")
    }
  }
}
