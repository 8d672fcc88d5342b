extension ProtectionAdvice {
  /// A device script that shows what the advice promises: what works while locked and before the
  /// first unlock, and what does not. For `DeviceScript.run` and `picklock device`.
  public var script: String {
    switch storage {
    case .keychain(let accessibility):
      "P kc+(\(accessibility.rawValue),secret) L +11 bg kc?(secret) R bg kc?(secret) U kc?(secret)"
    case .file(let protection) where need.kind == .database:
      "mkdir(Library/store) set(Library/store,\(protection.letter)) P w(Library/store/db) "
        + "L +11 bg w(Library/store/db-wal) rd(Library/store/db) "
        + "R bg rd(Library/store/db) U rd(Library/store/db)"
    case .file(.completeUnlessOpen):
      "mkdir(Library/new) set(Library/new,B) P L +11 bg create(Library/new/data) hwr(,text) close "
        + "rd(Library/new/data) U rd(Library/new/data)"
    case .file(let protection):
      "P w(\(protection.letter),Library/data) L +11 bg rd(Library/data) "
        + "R bg rd(Library/data) U rd(Library/data)"
    }
  }
}
