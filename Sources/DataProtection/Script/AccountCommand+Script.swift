// How backups and other devices are written and read.
extension AccountCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("bk(local|encrypted|icloud)", "take a backup"),
    .init(
      "rs(same|other|here[,#n])",
      "restore it on its device or another one, or here without opening the application"),
    .init(
      "kcsync[(new)]",
      "iCloud Keychain carries items to the other device, or to a new one; go there"
    ),
    .init("dev(n|new)", "go to device n, the first being 1, or put this one away for a new one"),
  ]

  var word: ScriptWord {
    switch self {
    case .backUp(.unencrypted): ScriptWord("bk", "local")
    case .backUp(let kind): ScriptWord("bk", .word(kind.rawValue))
    case .restore(.last, let place): ScriptWord("rs", .word(place.rawValue))
    case .restore(let name, let place): ScriptWord("rs", .word(place.rawValue), name.literal)
    case .synchronize(.other): ScriptWord("kcsync")
    case .synchronize(.new): ScriptWord("kcsync", "new")
    case .useDevice(let number): ScriptWord("dev", "\(number)")
    case .replaceDevice: ScriptWord("dev", "new")
    }
  }

  /// The command that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> AccountCommand? {
    switch word.name {
    case "bk": return .backUp(try backupKind(word))
    case "rs":
      try word.expect(1...2)
      guard let place = RestorePlace(rawValue: word.arguments[0]) else {
        throw ScriptError(word.line, "a restore is on the same or an other device, or here")
      }
      return .restore(try word.handle(1), place)
    case "kcsync":
      try word.expect(0...1)
      guard let next = NextDevice(rawValue: word.optional(0) ?? "other") else {
        throw ScriptError(word.line, "items go to the other device, or to a new one")
      }
      return .synchronize(next)
    case "dev":
      try word.expect(1...1)
      if word.optional(0) == "new" { return .replaceDevice }
      return .useDevice(try word.number(0, upTo: ScriptLimits.devices))
    default: return nil
    }
  }

  private static func backupKind(_ word: ScriptWord) throws(ScriptError) -> BackupKind {
    try word.expect(1...1)
    switch word.arguments[0] {
    case "local", "unencrypted": return .unencrypted
    case "encrypted", "enc": return .encrypted
    case "icloud", "iCloud": return .iCloud
    default: throw ScriptError(word.line, "a backup is local, encrypted or icloud")
    }
  }
}
