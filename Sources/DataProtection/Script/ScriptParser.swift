/// Reads device scripts: see `ScriptVocabulary` for the events.
enum ScriptParser {
  static func parse(_ script: String) throws(ScriptError) -> [ScriptStep] {
    guard script.utf8.count <= ScriptLimits.scriptBytes else {
      throw ScriptError(1, "the script is longer than \(ScriptLimits.scriptBytes) bytes")
    }
    var steps: [ScriptStep] = []
    for word in try ScriptWord.words(of: script) {
      guard steps.count < ScriptLimits.steps else {
        throw ScriptError(word.line, "the script has more than \(ScriptLimits.steps) events")
      }
      steps.append(ScriptStep(line: word.line, text: word.text, action: try action(word)))
    }
    return steps
  }

  static func action(_ word: ScriptWord) throws(ScriptError) -> ScriptAction {
    if let event = try event(word) { return event }
    if let action = try fileAction(word) { return .file(action) }
    if let action = try keychainAction(word) { return .keychain(action) }
    if let action = try otherAction(word) { return action }
    throw ScriptError(
      word.line, "unknown event '\(word.text)'; the events are \(ScriptVocabulary.forms)")
  }

  private static let plainEvents: [String: Event] = [
    "P": .setPasscode, "P+": .setPasscode, "P-": .removePasscode, "P!": .changePasscode,
    "L": .lock, "U": .unlock, "R": .reboot, "O": .powerOff, "O+": .powerOn,
    "inactive": .userInactive, "fg": .launch(.foreground), "bg": .launch(.background),
    "prewarm": .launch(.prewarm), "kill": .kill, "uninstall": .uninstall, "erase": .erase,
  ]

  private static func event(_ word: ScriptWord) throws(ScriptError) -> ScriptAction? {
    if let event = plainEvents[word.name] {
      try word.expect(0...0)
      return .event(event)
    }
    switch word.name {
    case "idle":
      try word.expect(0...0)
      return .idle
    case "install":
      try word.expect(0...1)
      return .event(
        .install(entitlement: word.arguments.isEmpty ? nil : try word.fileClass(0)))
    case let name where name.first == "+": return .event(.advance(try seconds(word)))
    default: return nil
    }
  }

  private static func seconds(_ word: ScriptWord) throws(ScriptError) -> Seconds {
    try word.expect(0...0)
    let units: [Character: Seconds] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    var digits = word.name.dropFirst()
    var unit: Seconds = 1
    if let last = digits.last, let found = units[last] {
      unit = found
      digits = digits.dropLast()
    }
    guard let number = Seconds(digits), number <= ScriptLimits.advance / unit else {
      throw ScriptError(
        word.line, "'\(word.name)': time is + and a number with s, m, h or d, at most ten years")
    }
    return number * unit
  }

  private static func otherAction(_ word: ScriptWord) throws(ScriptError) -> ScriptAction? {
    switch word.name {
    case "set", "get": return .defaults(try defaultsAction(word))
    case "sync": return .defaults(.synchronize)
    case "bk": return .backUp(try backupKind(word))
    case "rs": return .restore(try restoreTarget(word))
    case "kcsync": return .synchronize
    case "dev": return .useDevice(try word.number(0, upTo: ScriptLimits.devices))
    case "flag": return .flag
    case "why": return .explain(.file(try word.path(0)))
    case "kcwhy": return .explain(.item(try word.item(0)))
    case "say": return .note(word.arguments.joined(separator: ", "))
    case "if":
      try word.expect(1...1)
      let inner = try ScriptWord(word.arguments[0], line: word.line)
      guard inner.name != "if" else { throw ScriptError(word.line, "if(…) holds no other if") }
      return .ifAvailable(try action(inner))
    default: return nil
    }
  }

  private static func defaultsAction(
    _ word: ScriptWord
  ) throws(ScriptError) -> ScriptAction.DefaultsAction {
    try word.expect(1...1)
    guard word.name == "set" else { return .get(word.arguments[0]) }
    let parts = word.arguments[0].split(separator: "=", maxSplits: 1).map(String.init)
    return .set(parts.first ?? "", parts.count == 2 ? parts[1] : "1")
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

  private static func restoreTarget(_ word: ScriptWord) throws(ScriptError) -> RestoreTarget {
    try word.expect(1...1)
    guard let target = RestoreTarget(rawValue: word.arguments[0]) else {
      throw ScriptError(word.line, "a restore is on the same or an other device")
    }
    return target
  }
}
