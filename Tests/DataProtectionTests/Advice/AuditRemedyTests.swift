import Testing

@testable import DataProtection

/// Making the changes of a finding ends it, and brings none that was not there before.
@Suite("Remedies of the audit")
struct AuditRemedyTests {
  typealias Audit = (AuditInventory, DeviceProfile) -> [AuditFinding]

  struct Key: Hashable {
    let rule: AuditRule
    let subject: String
    init(_ finding: AuditFinding) { (rule, subject) = (finding.rule, finding.subject) }
  }

  struct Failure: CustomStringConvertible {
    let inventory: AuditInventory
    let finding: AuditFinding
    let reason: String
    var description: String { "\(reason): \(finding) \(finding.changes) in \(inventory)" }
  }

  static let profiles: [DeviceProfile] = [
    .apple, .reference, DeviceProfile(readings: [.noSynchronizable]),
    DeviceProfile(readings: [.backupsAreExternal]),
    DeviceProfile(readings: .completeNeedsEntitlement),
  ]

  /// The first finding whose changes do not end it, or bring another one.
  static func failure(_ audit: Audit, cases: UInt64 = 2_000) -> Failure? {
    for seed in 0..<cases {
      var source = RandomInventory(seed: seed)
      let inventory = source.inventory()
      let profile = profiles[Int(seed) % profiles.count]
      let findings = audit(inventory, profile)
      let before = Set(findings.map(Key.init))
      for finding in findings {
        let changed = finding.changes.reduce(inventory) { $0.applying($1) }
        let after = Set(audit(changed, profile).map(Key.init))
        if after.contains(Key(finding)) {
          return Failure(inventory: inventory, finding: finding, reason: "stays")
        }
        if let new = after.subtracting(before).first {
          return Failure(inventory: inventory, finding: finding, reason: "brings \(new)")
        }
      }
    }
    return nil
  }

  @Test("each remedy ends its finding and brings no other")
  func remedies() {
    let failure = Self.failure { BackupAudit.run($0, profile: $1) }
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }

  @Test("making all changes leads to no finding")
  func fixpoint() {
    for seed in 0..<300 as Range<UInt64> {
      var source = RandomInventory(seed: seed)
      let start = source.inventory()
      for profile in Self.profiles {
        var inventory = start
        var rounds = 0
        while let finding = BackupAudit.run(inventory, profile: profile).first, rounds < 40 {
          inventory = finding.changes.reduce(inventory) { $0.applying($1) }
          rounds += 1
        }
        guard rounds < 40 else {
          Issue.record("seed \(seed), \(profile): \(BackupAudit.run(inventory, profile: profile))")
          return
        }
      }
    }
  }

  @Test("random inventories break every rule")
  func rulesMet() {
    var met: Set<AuditRule> = []
    for seed in 0..<3_000 as Range<UInt64> {
      var source = RandomInventory(seed: seed)
      let profile = Self.profiles[Int(seed) % Self.profiles.count]
      met.formUnion(BackupAudit.run(source.inventory(), profile: profile).map(\.rule))
    }
    #expect(met == Set(AuditRule.allCases))
  }

  struct BrokenAudit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keeps: @Sendable (AuditChange, AuditFinding) -> Bool
  }

  static let broken = [
    BrokenAudit(testDescription: "remedies are empty") { _, _ in false },
    BrokenAudit(testDescription: "a key is bound to the device and its file stays in backups") {
      change, finding in
      if case .file = change { finding.rule != .externallyAvailableItem } else { true }
    },
    BrokenAudit(testDescription: "a database gets another class, its sidecars do not") {
      change, finding in
      change.subject == finding.subject || finding.rule != .forbiddenAccess
    },
    BrokenAudit(testDescription: "files keep relying on a default class that changes") {
      change, finding in
      if case .file = change { finding.rule != .unprotectedDefault } else { true }
    },
    BrokenAudit(testDescription: "the constant changes and the item still synchronizes") {
      change, _ in
      if case .item(_, .synchronizable) = change { false } else { true }
    },
    BrokenAudit(testDescription: "work before the first unlock does not wait") { change, _ in
      switch change {
      case .item(_, .used), .file(_, .used): false
      default: true
      }
    },
  ]

  @Test("each broken audit is caught", arguments: broken)
  func caught(_ broken: BrokenAudit) {
    let failure = Self.failure { inventory, profile in
      BackupAudit.run(inventory, profile: profile).map { finding in
        AuditFinding(
          rule: finding.rule, subject: finding.subject, message: finding.message,
          remedy: finding.remedy, changes: finding.changes.filter { broken.keeps($0, finding) },
          paths: finding.paths, evidence: finding.evidence)
      }
    }
    #expect(failure != nil)
  }
}
