// How a command is written and read, whatever its family.
extension DeviceCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("flag", "ask whether protected data is available"),
    .init("can?", "ask what can be read now, and what cannot"),
    .init("if(event)", "do it only if protected data is available"),
    .init(
      "on(answer,event)",
      "do it only if the last answer was ok, failed, locked, missing, blank, EPERM, 257 or -25308"),
    .init(
      "ext(event)", "the extension does it; f is in its own container, /group/f in that of both"),
    .init("later(event)", "the application does it at the next unlock, unless it ends before"),
    .init("knob(C5)", "take the other value of a cell that nobody outside Apple knows"),
    .init("why(f|event)", "explain whether f can be read, or whether an event would succeed"),
    .init("kcwhy(k)", "explain whether the item can be read"),
    .init("say(text)", "print what the application does next"),
  ]

  var word: ScriptWord {
    switch self {
    case .event(let event): event.word
    case .file(let command): command.word
    case .handle(let command): command.word
    case .defaults(let command): command.word
    case .keychain(let command): command.word
    case .account(let command): command.word
    case .question(.flag): ScriptWord("flag")
    case .question(.file(let path)): ScriptWord("why", .of(path))
    case .question(.item(let id)): ScriptWord("kcwhy", .of(id))
    case .question(.access): ScriptWord("can?")
    case .question(.command(let command)): ScriptWord("why", .word(command.word.text))
    case .ifAvailable(let command): ScriptWord("if", .word(command.word.text))
    case .when(let condition, let command):
      ScriptWord("on", .word(condition.text), .word(command.word.text))
    case .afterUnlock(let command): ScriptWord("later", .word(command.word.text))
    case .inExtension(let command): ScriptWord("ext", .word(command.word.text))
    case .assume(let assumption): ScriptWord("knob", .word(assumption.name))
    case .note(let text): ScriptWord("say", .of(text))
    }
  }

  /// The command that a word writes.
  static func read(_ word: ScriptWord) throws(ScriptError) -> DeviceCommand {
    if let event = try DeviceEvent.read(word) { return .event(event) }
    if let command = try FileCommand.read(word) { return .file(command) }
    if let command = try HandleCommand.read(word) { return .handle(command) }
    if let command = try KeychainCommand.read(word) { return .keychain(command) }
    if let command = try DefaultsCommand.read(word) { return .defaults(command) }
    if let command = try AccountCommand.read(word) { return .account(command) }
    switch word.name {
    case "flag":
      try word.expect(0...0)
      return .question(.flag)
    case "can?":
      try word.expect(0...0)
      return .question(.access)
    case "why": return .question(try readWhy(word))
    case "kcwhy":
      try word.expect(1...1)
      return .question(.item(try word.item(0)))
    case "say": return .note(try word.text(word.arguments.joined(separator: ", ")))
    case "if":
      try word.expect(1...1)
      return .ifAvailable(try read(try word.event(0)))
    case "on":
      try word.expect(2...2)
      guard let condition = OutcomeCondition(word.arguments[0]) else {
        throw ScriptError(
          word.line,
          "'\(word.arguments[0])' is not an answer; answers are ok failed locked missing blank, "
            + "an errno such as EPERM, a Cocoa code such as 257 or a status such as -25308")
      }
      return .when(condition, try read(try word.event(1)))
    case "later":
      try word.expect(1...1)
      let command = try read(try word.event(0))
      guard command.isAskedByApplication else {
        throw ScriptError(
          word.line,
          "'\(word.text)': later(…) holds what the application does, which \(command) is not")
      }
      return .afterUnlock(command)
    case "ext": return .inExtension(try readInExtension(word))
    case "knob":
      try word.expect(1...1)
      guard let assumption = Assumption(name: word.arguments[0]) else {
        throw ScriptError(
          word.line,
          "'\(word.arguments[0])' is not a knob; the knobs are C1 to C\(Assumption.allCases.count)")
      }
      return .assume(assumption)
    default:
      let name = ScriptWord.shown(word.name)
      let advice = ScriptSuggestion.advice(for: word.name).map { "; nearest is \($0)" }
      throw ScriptError(word.line, "unknown event \(name)\(advice ?? "; see --help")")
    }
  }

  /// What the extension does.
  private static func readInExtension(_ word: ScriptWord) throws(ScriptError) -> DeviceCommand {
    try word.expect(1...1)
    let command = try read(try word.event(0))
    guard !command.isAskedByExtension else { return command }
    switch command {
    case .ifAvailable, .afterUnlock, .question:
      throw ScriptError(
        word.line,
        "\(word.shown): an extension is not told of protected data, as it has no UIApplication; it "
          + "can try, and try again: ext(on(locked,event))")
    case .event, .file, .handle, .defaults, .keychain, .account, .when, .inExtension, .assume,
      .note:
      throw ScriptError(
        word.line,
        "\(word.shown): ext(…) holds what the extension does, which \(command) is not; ext alone "
          + "starts it, and ext(kill) ends it")
    }
  }

  /// `why(f)`, or `why(rd(f))`: an event has parentheses, which a path has not.
  private static func readWhy(_ word: ScriptWord) throws(ScriptError) -> DeviceQuestion {
    try word.expect(1...1)
    guard word.arguments[0].contains("(") else { return .file(try word.path(0)) }
    let inner = try word.event(0)
    guard inner.name != "why", inner.name != "kcwhy", inner.name != "if" else {
      throw ScriptError(word.line, "why(…) holds no other why and no if")
    }
    return .command(try read(inner))
  }
}

extension DeviceCommand {
  /// Whether it is something that the application itself does.
  fileprivate var isAskedByApplication: Bool {
    switch self {
    case .file, .handle, .defaults, .keychain, .question, .note: true
    case .ifAvailable(let command), .when(_, let command): command.isAskedByApplication
    case .event, .account, .afterUnlock, .inExtension, .assume: false
    }
  }

  /// Whether it is something that an extension can do: it has no `UIApplication`, which would tell
  /// it of protected data.
  fileprivate var isAskedByExtension: Bool {
    switch self {
    case .file, .handle, .defaults, .keychain, .note: true
    case .question(let question): question != .flag
    case .when(_, let command): command.isAskedByExtension
    case .ifAvailable, .event, .account, .afterUnlock, .inExtension, .assume: false
    }
  }
}
