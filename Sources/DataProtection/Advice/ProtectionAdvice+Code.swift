extension ProtectionAdvice {
  /// Swift to paste: functions that store the data as advised and read it back.
  public var code: String {
    var parts = [AdviceCode.imports(["Foundation"] + modules)]
    if case .file(let protection) = storage {
      parts += need.kind == .database ? [store(protection)] : plain(protection)
      if keyItem != nil, need.kind != .database { parts.append(AdviceCode.sealing) }
    }
    if let item = keychainItem { parts.append(AdviceCode.keychain(item)) }
    return parts.joined(separator: "\n\n")
  }

  /// The accessibility of the item that the advice asks for: the data's, or its key's.
  var keychainItem: KeychainAccessibility? {
    if case .keychain(let accessibility) = storage { return accessibility }
    return keyItem
  }

  private var modules: [String] {
    guard keychainItem != nil else { return [] }
    return keyItem != nil && need.kind != .database ? ["CryptoKit", "Security"] : ["Security"]
  }

  private func store(_ protection: ProtectionClass) -> String {
    AdviceCode.directory(
      "prepareStore", "/// Call before the store is created: all of its files get this class.",
      protection, isKeptFromBackups: need.isKeptFromBackups)
  }

  private func plain(_ protection: ProtectionClass) -> [String] {
    guard protection == .completeUnlessOpen else {
      return [AdviceCode.file(protection, isKeptFromBackups: need.isKeptFromBackups)]
    }
    return [
      AdviceCode.directory(
        "prepare", "/// Call once, while unlocked: new files in the directory get class B.",
        protection, isKeptFromBackups: need.isKeptFromBackups), AdviceCode.creation,
    ]
  }
}
