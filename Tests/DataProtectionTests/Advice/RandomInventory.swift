@testable import DataProtection

/// Draws what an application might declare; the same seed gives the same inventory.
struct RandomInventory {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  static let paths = [
    "Documents/a.db", "Documents/a.db-wal", "Documents/a.db-shm", "Documents/b", "Documents/b.lock",
    "Library/Caches/c", "tmp/d.sqlite", "tmp/d.sqlite-journal",
  ]

  mutating func inventory() -> AuditInventory {
    let items = (0..<below(3)).map { item("k\($0)") }
    let paths = Self.paths.filter { _ in below(3) == 0 }
    let files = paths.map { file($0, items) }
    return AuditInventory(
      items: items, files: files, application: below(2) == 0 ? application() : nil)
  }

  private mutating func item(_ name: String) -> AuditItem {
    AuditItem(
      name, maybe(KeychainAccessibility.allCases), isSynchronizable: below(3) == 0,
      hasAccessControl: below(5) == 0, mustReachAnotherDevice: below(2) == 0,
      access: maybe(LockedAccess.allCases), isRecoverable: below(4) == 0)
  }

  private mutating func file(_ path: String, _ items: [AuditItem]) -> AuditFile {
    AuditFile(
      path, maybe(ProtectionClass.allCases), isExcludedFromBackup: below(3) == 0,
      isSensitive: maybe([false, true]),
      keyItem: below(3) == 0 ? maybe(items.map(\.name)) : nil,
      access: maybe(LockedAccess.allCases))
  }

  private mutating func application() -> AuditApplication {
    AuditApplication(
      "app", lockedWork: below(2) == 0 ? ["background mode fetch"] : [],
      defaultProtection: maybe(ProtectionClass.allCases), knowsEntitlements: below(2) == 0)
  }

  private mutating func maybe<Value>(_ values: [Value]) -> Value? {
    guard !values.isEmpty, below(3) > 0 else { return nil }
    return values[below(values.count)]
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
