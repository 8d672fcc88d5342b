// How events are written and read.
extension DeviceEvent {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("P", "set a passcode"),
    .init("P-", "remove the passcode"),
    .init("P!", "change the passcode"),
    .init("L", "lock"),
    .init("U", "unlock with the passcode"),
    .init("+N[s|m|h|d]", "let time pass; seconds unless a unit is given"),
    .init("grace(N[s|m|h|d])", "the keys stay so long after a lock, instead of 10 s"),
    .init("delay(N[s|m|h|d])", "require the passcode so long after a lock, instead of at once"),
    .init("inactive", "the person has been inactive since the lock"),
    .init("idle", "let time pass until the reboot after long inactivity, if locked"),
    .init("R", "reboot"),
    .init("O", "power off"),
    .init("O+", "power on"),
    .init("fg", "launch or bring to the foreground"),
    .init("bg", "launch in the background"),
    .init("prewarm", "the system warms the application up"),
    .init("kill", "end the application; its handles close"),
    .init("ext", "start its extension, a process that runs before the first unlock too"),
    .init("ext(kill)", "end the extension; its handles close"),
    .init("install[(X)]", "install or update, X being the default entitlement"),
    .init("uninstall", "remove the application and its container"),
    .init("erase", "erase all content"),
  ]

  var word: ScriptWord {
    switch self {
    case .setPasscode: ScriptWord("P")
    case .removePasscode: ScriptWord("P-")
    case .changePasscode: ScriptWord("P!")
    case .lock: ScriptWord("L")
    case .unlock: ScriptWord("U")
    case .advance(let seconds): ScriptWord("+\(seconds)")
    case .setGrace(let seconds): ScriptWord("grace", "\(seconds)")
    case .setPasscodeDelay(let seconds): ScriptWord("delay", "\(seconds)")
    case .userInactive: ScriptWord("inactive")
    case .inactivityReboot: ScriptWord("idle")
    case .reboot: ScriptWord("R")
    case .powerOff: ScriptWord("O")
    case .powerOn: ScriptWord("O+")
    case .launch(.foreground): ScriptWord("fg")
    case .launch(.background): ScriptWord("bg")
    case .launch(.prewarm): ScriptWord("prewarm")
    case .kill: ScriptWord("kill")
    case .launchExtension: ScriptWord("ext")
    case .endExtension: ScriptWord("ext", .word("kill"))
    case .install(entitlement: nil): ScriptWord("install")
    case .install(let entitlement?): ScriptWord("install", .of(entitlement))
    case .uninstall: ScriptWord("uninstall")
    case .erase: ScriptWord("erase")
    }
  }

  private static let plain: [String: DeviceEvent] = [
    "P": .setPasscode, "P+": .setPasscode, "P-": .removePasscode, "P!": .changePasscode,
    "L": .lock, "U": .unlock, "R": .reboot, "O": .powerOff, "O+": .powerOn,
    "inactive": .userInactive, "idle": .inactivityReboot, "fg": .launch(.foreground),
    "bg": .launch(.background), "prewarm": .launch(.prewarm), "kill": .kill,
    "uninstall": .uninstall, "erase": .erase,
  ]

  /// The event that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> DeviceEvent? {
    if let event = plain[word.name] {
      try word.expect(0...0)
      return event
    }
    switch word.name {
    case "ext":
      if !word.hasParentheses { return .launchExtension }
      return word.arguments == ["kill"] ? .endExtension : nil
    case "install":
      try word.expect(0...1)
      return .install(entitlement: word.arguments.isEmpty ? nil : try word.fileClass(0))
    case "grace":
      try word.expect(1...1)
      return .setGrace(try seconds(word.arguments[0][...], word))
    case "delay":
      try word.expect(1...1)
      return .setPasscodeDelay(try seconds(word.arguments[0][...], word))
    case let name where name.first == "+":
      try word.expect(0...0)
      return .advance(try seconds(name.dropFirst(), word))
    default: return nil
    }
  }

  private static func seconds(
    _ written: Substring, _ word: ScriptWord
  ) throws(ScriptError) -> Seconds {
    let units: [Character: Seconds] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    var digits = written
    var unit: Seconds = 1
    if let last = digits.last, let found = units[last] {
      unit = found
      digits = digits.dropLast()
    }
    guard let number = Seconds(digits), number <= ScriptLimits.advance / unit else {
      throw ScriptError(
        word.line,
        "\(ScriptWord.shown(word.text)): time is a number with s, m, h or d, at most ten years: "
          + "+11 or +3d")
    }
    return number * unit
  }
}
