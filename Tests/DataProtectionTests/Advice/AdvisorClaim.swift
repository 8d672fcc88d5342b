@testable import DataProtection

/// What must hold for the advice on every combination of answers. Each claim has a broken advisor
/// in `AdvisorClaimTests` that it catches.
enum AdvisorClaim: String, CaseIterable {
  case moreAccessNeverGetsLess
  case moreSensitiveNeverGetsWeaker
  case nothingSensitiveWithoutPasscode
  case unmetNeedIsSaid
  case noDatabaseOfClassB
  case numbersFit
  case itemTravelsExactlyWhenItMust
  case nothingDeprecated
  case largerNeverReturnsToKeychain
  case passcodeIsHonouredOrRefused
  case auditFindsNothing

  typealias Advisor = (ProtectionNeed) -> ProtectionAdvice

  /// Every combination of answers, at the sizes where answers change.
  static let needs: [ProtectionNeed] = {
    let access = LockedAccess.allCases
    var needs: [ProtectionNeed] = []
    for kind in DataKind.allCases {
      for size in sizes {
        for reads in access {
          for writes in access {
            for sensitive in [nil, false, true] as [Bool?] {
              for flags in 0..<4 {
                needs.append(
                  ProtectionNeed(
                    kind, size: size, reads: reads, writes: writes, isSensitive: sensitive,
                    mustReachAnotherDevice: flags & 1 != 0, requiresPasscode: flags & 2 != 0))
              }
            }
          }
        }
      }
    }
    return needs
  }()

  static let sizes = [1, 1_024, 1_025, 4_096, 4_097, 1 << 20]

  /// The first combination of answers for which the claim does not hold.
  func counterexample(_ advisor: Advisor) -> ProtectionNeed? {
    Self.needs.first { !holds(for: $0, advisor) }
  }

  private func holds(for need: ProtectionNeed, _ advisor: Advisor) -> Bool {
    let advice = advisor(need)
    switch self {
    case .moreAccessNeverGetsLess:
      return Self.withMoreAccess(need).allSatisfy {
        advisor($0).whileLocked >= advice.whileLocked
      }
    case .moreSensitiveNeverGetsWeaker:
      var other = need
      other.isSensitive = true
      return need.holdsSensitiveData || advisor(other).whileLocked <= advice.whileLocked
    case .nothingSensitiveWithoutPasscode:
      return !need.holdsSensitiveData || advice.whileLocked < .always
    case .unmetNeedIsSaid:
      return advice.whileLocked >= need.access
        || advice.cautions.contains { $0.contains("before the first unlock: let the work wait") }
    case .noDatabaseOfClassB:
      return need.kind != .database || advice.storage != .file(.completeUnlessOpen)
    case .numbersFit: return Self.numbersFit(advice)
    case .itemTravelsExactlyWhenItMust:
      return advice.keychainItem.map { $0.isThisDeviceOnly != need.mustReachAnotherDevice } ?? true
    case .nothingDeprecated: return advice.keychainItem?.isDeprecated != true
    case .largerNeverReturnsToKeychain:
      return Self.sizes.filter { $0 > need.size }.allSatisfy { size in
        var larger = need
        larger.size = size
        return !Self.isItem(advisor(larger)) || Self.isItem(advice)
      }
    case .passcodeIsHonouredOrRefused: return Self.passcodeIsHonoured(advice)
    case .auditFindsNothing: return Self.audit(advice).isEmpty
    }
  }

  /// The same need with one of its two kinds of access raised by a step.
  private static func withMoreAccess(_ need: ProtectionNeed) -> [ProtectionNeed] {
    [\ProtectionNeed.reads, \.writes].compactMap { path in
      guard let now = need[keyPath: path],
        let next = LockedAccess.allCases.first(where: { $0 > now })
      else { return nil }
      var more = need
      more[keyPath: path] = next
      return more
    }
  }

  private static func isItem(_ advice: ProtectionAdvice) -> Bool {
    if case .keychain = advice.storage { true } else { false }
  }

  /// Every number of bytes that is named is the size or a limit, and is called what it is.
  private static func numbersFit(_ advice: ProtectionAdvice) -> Bool {
    let size = advice.need.size
    let text = (advice.reasons + advice.cautions).joined(separator: " ")
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    let numbers = words.indices.dropLast().compactMap { index in
      words[index + 1].hasPrefix("byte") ? Int(words[index]) : nil
    }
    let allowed = [size, ProtectionAdvisor.keychainValueLimit]
    let claims = [
      ("too large for the keychain", size > ProtectionAdvisor.keychainValueLimit),
      ("data above a kilobyte", size > ProtectionAdvisor.keychainUsualSize),
      ("more than the kilobyte", size > ProtectionAdvisor.keychainUsualSize),
      ("fits the keychain", size <= ProtectionAdvisor.keychainValueLimit),
    ]
    return numbers.allSatisfy(allowed.contains)
      && claims.allSatisfy { words, isTrue in isTrue || !text.contains(words) }
      && !text.contains(" 1 bytes")
  }

  private static func passcodeIsHonoured(_ advice: ProtectionAdvice) -> Bool {
    let isBound = advice.keychainItem == .whenPasscodeSetThisDeviceOnly
    guard advice.need.requiresPasscode else { return !isBound }
    return isBound != advice.cautions.contains { $0.contains("readable only while unlocked") }
  }

  /// What an audit finds where the advice was followed, but for what travel costs, which the
  /// advice says.
  static func audit(_ advice: ProtectionAdvice) -> [AuditFinding] {
    let need = advice.need
    var items: [AuditItem] = []
    if let constant = advice.keychainItem {
      items.append(
        AuditItem("key", constant, mustReachAnotherDevice: need.mustReachAnotherDevice))
    }
    var files: [AuditFile] = []
    if case .file(let protection) = advice.storage {
      files.append(
        AuditFile(
          "Documents/f", protection,
          isExcludedFromBackup: need.isKeptFromBackups || need.kind.isDisposable,
          isSensitive: need.holdsSensitiveData,
          keyItem: advice.keyItem == nil ? nil : "key"))
    }
    let said = need.mustReachAnotherDevice || need.requiresPasscode
    return BackupAudit.run(items: items, files: files).filter {
      !said
        || ![.lostOnAnotherDevice, .lostWithPasscode, .fileWithoutItsKey].contains($0.rule)
          && !($0.rule == .sensitiveFileInBackup && need.mustReachAnotherDevice)
    }
  }
}
