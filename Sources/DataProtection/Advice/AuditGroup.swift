/// A file and the sidecar files beside it that were listed: they stand or fall together.
struct AuditGroup {
  /// The path without a sidecar's ending.
  let base: String
  /// The file itself, if it was listed, and its sidecars, in the order of the list.
  var members: [AuditFile] = []
  let inventory: AuditInventory

  /// The endings of what SQLite (`-wal`, `-shm`, `-journal`: sqlite.org/tempfiles.html) and Realm
  /// (`.lock`, `.note`: realm/realm-swift #1874) keep beside a database.
  static let endings = ["-wal", "-shm", "-journal", ".lock", ".note"]
  /// The endings by which a database is known where no sidecar was listed.
  static let databaseEndings = [".sqlite", ".sqlite3", ".db", ".store", ".realm"]

  /// The groups of an inventory, by their base.
  static func all(of inventory: AuditInventory) -> [String: AuditGroup] {
    let paths = Set(inventory.files.map(\.path))
    var groups: [String: AuditGroup] = [:]
    for file in inventory.files {
      let stem = stem(of: file.path)
      let base = stem.map { paths.contains($0) ? $0 : file.path } ?? file.path
      groups[base, default: AuditGroup(base: base, inventory: inventory)].members.append(file)
    }
    return groups
  }

  /// The group that a path belongs to.
  static func base(of path: String, in groups: [String: AuditGroup]) -> String {
    groups[path] == nil ? stem(of: path) ?? path : path
  }

  private static func stem(of path: String) -> String? {
    endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// The file that the sidecars belong to.
  var main: AuditFile? { members.first { $0.path == base } }

  var isDatabase: Bool {
    members.count > 1 || Self.databaseEndings.contains { base.lowercased().hasSuffix($0) }
  }

  /// Whether the disclosure of one of them harms a person: by what is said, else by a class that is
  /// off limits while locked. What the application encrypts does not count.
  var isSensitive: Bool {
    let plain = members.filter { $0.keyItem == nil }
    let said = plain.compactMap(\.isSensitive)
    guard said.isEmpty else { return said.contains(true) }
    return plain.contains { Self.served(inventory.protection(of: $0)) < .afterFirstUnlock }
  }

  /// The most that anything asks of their class; nil where nothing is said.
  var access: LockedAccess? { members.compactMap(\.access).max() }

  /// When files of a class can be used; of CX nothing is known once the person is inactive (C2).
  static func served(_ protection: ProtectionClass) -> LockedAccess {
    protection == .completeWhenUserInactive ? .never : ProtectionAdvisor.lockedAccess(protection)
  }

  /// The class that all of them should have: that of the file itself, if it will do.
  var target: ProtectionClass {
    let access = access ?? .never
    if let main {
      let protection = inventory.protection(of: main)
      let isWeak = isSensitive && protection == .none
      let served = Self.served(protection)
      if !isWeak, !(isDatabase && protection == .completeUnlessOpen), served >= servable(access) {
        return protection
      }
    }
    return ProtectionAdvisor.fileClass(
      access, isDatabase: isDatabase, isSensitive: isSensitive)
  }

  /// What of that access sensitive files can have: before the first unlock, none.
  func servable(_ access: LockedAccess) -> LockedAccess {
    isSensitive ? min(access, .afterFirstUnlock) : access
  }

  /// The changes that give all of them the class, and let work wait that no class allows. Under the
  /// literal reading class A comes with the entitlement, where it is known to be missing.
  func classChanges(_ profile: DeviceProfile) -> [AuditChange] {
    let target = target
    var entitlement: [AuditChange] = []
    if target == .complete, profile.readings.contains(.completeNeedsEntitlement),
      let application = inventory.application, application.lacksEntitlement
    {
      entitlement = [
        .defaultProtection(application.name, .completeUntilFirstUserAuthentication)
      ]
    }
    return entitlement
      + members.flatMap { file -> [AuditChange] in
        var changes: [AuditChange] = []
        if inventory.protection(of: file) != target {
          changes.append(.file(file.path, .protection(target)))
        }
        if let access = file.access, access > servable(access) {
          changes.append(.file(file.path, .used(servable(access))))
        }
        return changes
      }
  }
}
