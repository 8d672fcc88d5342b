import PicklockDeviceProperties

@testable import DataProtection

/// The tables of `Documentation/DataProtection.md`, as the code has them.
enum SpecificationPage {
  /// Each block of the page that is written from code, by the name its markers have.
  static let blocks: [(name: String, text: String)] = [
    ("keys", keys), ("files", files), ("keychain", keychain), ("lifetime", lifetime),
    ("items-in-backups", itemsInBackups), ("files-in-backups", filesInBackups),
    ("assumptions", assumptions), ("invariants", invariants),
  ]

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let line = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |" }
    return ([line(head), "|" + String(repeating: "---|", count: head.count)] + rows.map(line))
      .joined(separator: "\n")
  }

  /// The outcome, the tags of its evidence, and what changes it.
  private static func text<Outcome>(
    _ cell: DecisionCell<Outcome>, _ name: (Outcome) -> String
  ) -> String {
    let effects = cell.effects.map { effect in
      let reason =
        effect.reading.isEmpty
        ? effect.assumptions.map(\.name).joined(separator: " and ") : "literally"
      return "; \(reason): \(name(effect.outcome))"
    }
    return "\(name(cell.outcome)) \(cell.evidence.map(\.tag).joined())\(effects.joined())"
  }

  private static func sources(_ sources: [String]) -> String {
    var seen: [String] = []
    for source in sources where !source.isEmpty && !seen.contains(source) { seen.append(source) }
    return seen.joined(separator: "; ")
  }

  // MARK: Keys and files

  private static let situations: [(LockState, String)] = [
    (.beforeFirstUnlock, "before first unlock"), (.unlocked, "unlocked"), (.grace, "grace"),
    (.locked, "locked"), (.lockedInactive, "locked, inactive"), (.noPasscode, "no passcode"),
  ]

  private static var keys: String {
    table(
      ["key"] + situations.map(\.1),
      KeyColumn.allCases.map { column in
        ["\(column)"]
          + situations.map { situation, _ in
            text(Policy.key(column, in: situation)) { $0 == .allowed ? "yes" : "no" }
          }
      })
  }

  private static func name(_ outcome: PolicyOutcome) -> String {
    switch outcome {
    case .allowed: "ok"
    case .notPermitted: "EPERM"
    case .noProcess: "ESRCH"
    case .invalid: "EINVAL"
    case .processDied: "dies"
    case .blank: "looks empty"
    case .lost: "is lost"
    case .replaced: "replaces all"
    case .notApplicable: "–"
    }
  }

  private static var files: String {
    let rows = FileRow.allCases.flatMap { row in
      ProtectionClass.allCases.compactMap { protection -> [String]? in
        let cells = [LockState.beforeFirstUnlock, .locked, .lockedInactive].map {
          Policy.cell(row, protection, in: $0).answer
        }
        guard cells.contains(where: { $0.outcome != .notApplicable }) else { return nil }
        return ["\(row)", "\(protection)"] + cells.map { text($0, name) }
          + [sources(cells.map(\.source))]
      }
    }
    return table(
      ["operation", "class", "before first unlock", "locked", "locked, inactive", "source"], rows)
  }

  // MARK: Keychain

  private static func name(_ status: KeychainStatus?) -> String {
    switch status {
    case nil: "–"
    case .success?: "ok"
    case let status?: "\(status.rawValue)"
    }
  }

  private static var keychain: String {
    let shown: [(LockState, String)] = [
      (.beforeFirstUnlock, "before first unlock"), (.unlocked, "unlocked, grace"),
      (.locked, "locked"), (.noPasscode, "no passcode"),
    ]
    let rows = KeychainOperation.allCases.flatMap { operation in
      KeychainColumn.allCases.map { column -> [String] in
        let cells = shown.map { KeychainPolicy.cells[operation][column][$0.0] }
        return ["\(operation)", "\(column)"] + cells.map { text($0, name) }
          + [sources(cells.map(\.source))]
      }
    }
    return table(["operation", "items"] + shown.map(\.1) + ["source"], rows)
  }

  private static var lifetime: String {
    table(
      ["items", "passcode removed", "application removed", "source"],
      KeychainColumn.allCases.map { column in
        let row = KeychainPolicy.lifetime[column]
        let cells = [row.passcodeRemoved, row.uninstalled]
        return ["\(column)"] + cells.map { text($0, kept) } + [sources(cells.map(\.source))]
      })
  }

  private static func kept(_ status: KeychainStatus?) -> String {
    status == .success ? "kept" : "gone"
  }

  // MARK: Backups

  private static func yesOrNo(_ returns: Bool) -> String { returns ? "yes" : "no" }

  private static var itemsInBackups: String {
    let ways = BackupKind.allCases.flatMap { kind in
      RestoreTarget.allCases.map { (kind, $0) }
    }
    let rows = [DeviceProfile.apple, .reference].flatMap { profile in
      KeychainAccessibility.allCases.map { accessibility -> [String] in
        let row = BackupPolicy.row(accessibility, under: profile)
        let cells = ways.map { row.cell($0.0, $0.1) } + [row.synchronizes]
        return [profile == .apple ? "apple" : "reference", accessibility.rawValue]
          + cells.map { text($0, yesOrNo) } + [sources(cells.map(\.source))]
      }
    }
    return table(
      ["profile", "items"] + ways.map { "\($0.0.rawValue), \($0.1.rawValue)" }
        + ["iCloud Keychain", "source"], rows)
  }

  private static var filesInBackups: String {
    table(
      [
        "backup", "taken while locked", "readable by its holder", "same device", "other device",
        "source",
      ],
      BackupKind.allCases.map { kind in
        let row = BackupPolicy.fileRow(kind)
        let cells = [row.takenWhileLocked, row.readableInBackup, row.same, row.other]
        return [kind.rawValue] + cells.map { text($0, yesOrNo) }
          + [sources(cells.map(\.source))]
      })
  }

  // MARK: What is chosen, and what always holds

  private static var assumptions: String {
    table(
      ["assumption", "cell", "the default rests on"],
      Assumption.allCases.map { assumption in
        let tags = assumption.evidence.map(\.tag).joined()
        return [assumption.name, assumption.statement, "\(tags): \(assumption.basis)"]
      })
  }

  private static var invariants: String {
    table(
      ["number", "what holds", "source", "broken devices"],
      DeviceInvariant.allCases.map { invariant in
        let broken = BrokenDevice.all.filter { $0.claim == "\(invariant)" }.map(\.name)
        return [
          "\(invariant.rawValue)", invariant.sentence, invariant.source,
          broken.joined(separator: ", "),
        ]
      })
  }
}
