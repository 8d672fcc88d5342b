extension ScriptLine {
  /// What a step came to, in the words of its moment.
  init(_ step: ScriptStep, _ outcome: DeviceOutcome, in session: DeviceSession) {
    let session = step.command.isOfExtension ? session.asking(.appExtension) : session
    let command = step.command.unconditional
    self.init(
      line: step.line, event: step.text, kind: Kind(of: outcome, to: command),
      text: Self.text(of: outcome, to: command, in: session))
    if case .failed(let error) = outcome {
      posixError = error
      cocoaCode = Self.cocoaCode(of: error, to: command, in: session)
      sqliteCode = Self.sqliteCode(of: error, to: command, in: session)
    }
    if case .keychainFailed(let status) = outcome { keychainStatus = status }
    expectation = step.expectation
  }

  /// The code of Foundation's error; nil where it has none to report.
  private static func cocoaCode(
    of error: PosixError, to command: DeviceCommand, in session: DeviceSession
  ) -> Int? {
    command.operation(failing: error, on: session.device)
      .flatMap { error.cocoa($0, under: session.device.profile) }?.rawValue
  }

  /// The code that SQLite would make of it; nil where no database is concerned.
  private static func sqliteCode(
    of error: PosixError, to command: DeviceCommand, in session: DeviceSession
  ) -> SQLiteCode? {
    guard error != .noProcess else { return nil }
    return command.databasePlace(in: session).map { error.sqlite($0) }
  }

  private static func text(
    of error: PosixError, to command: DeviceCommand, in session: DeviceSession
  ) -> String {
    var text = "\(error)"
    if let code = cocoaCode(of: error, to: command, in: session) { text += ", Cocoa \(code)" }
    if let code = sqliteCode(of: error, to: command, in: session) {
      text += ", SQLite \(code.rawValue)"
    }
    if error == .notPermitted {
      text +=
        session.needsEntitlement(command)
        ? ": the application lacks the entitlement for class A"
        : ": \(session.device.situation.clause)"
    }
    if error == .noEntry, let path = command.paths.first(where: session.isOnlyOfApplication) {
      text += ": \(path) is in the application's container; /group is what both share"
    }
    if error == .noProcess { text += ": \(session.device.howToRun)" }
    return text
  }

  private static func text(
    of outcome: DeviceOutcome, to command: DeviceCommand, in session: DeviceSession
  ) -> String {
    let clause = session.device.situation.clause
    switch outcome {
    case .event(let event):
      return "\(event.applied ? "ok" : "ignored"): \(clause)"
    case .refused: return "ignored: \(clause)"
    case .failed(let error): return text(of: error, to: command, in: session)
    case .keychainFailed(let status):
      if status == .interactionNotAllowed { return "\(outcome): \(clause)" }
      return session.device.isAskerRunning
        ? "\(outcome)" : "\(outcome): \(session.device.howToRun)"
    case .synchronized(let items):
      let isNew = command == .account(.synchronize(.new))
      return "ok: \(DeviceOutcome.counted(items, "item")) went to "
        + (isNew ? "a new device" : "device \(session.current + 1)")
    case .flag(let isUp) where command == .question(.flag):
      return "protected data is \(isUp ? "" : "not ")available"
    case .done: return done(command, in: session)
    case .names(let names): return listing(names, command, in: session)
    case .access where !session.device.isAskerRunning:
      return "\(outcome); \(session.device.howToRun)"
    case .access, .bytes, .status, .protection, .attributes, .value, .flag, .item, .items, .backup,
      .explanation, .processDied, .skipped, .unmet, .impossible:
      return "\(outcome)"
    }
  }

  /// The names in a directory with their classes: of a directory, what new files in it get.
  private static func listing(
    _ names: [String], _ command: DeviceCommand, in session: DeviceSession
  ) -> String {
    guard case .file(.list(let path)) = command, !names.isEmpty else {
      return "\(DeviceOutcome.names(names))"
    }
    let entries = names.prefix(ScriptLimits.shownNames).map { text in
      guard let name = DevicePath.Name(text), path.components.count < DeviceLimits.pathComponents,
        let id = session.device.node(at: path.appending(name))
      else { return text }
      let node = session.device.files.volume.nodes[id]
      return "\(text)\(node.kind == .directory ? "/" : "") \(node.protection.letter)"
    }
    let rest = names.dropFirst(ScriptLimits.shownNames)
    return "holds \(DeviceOutcome.shown(entries + rest, separator: ", "))"
  }

  /// Success, with what there is to say of it.
  private static func done(_ command: DeviceCommand, in session: DeviceSession) -> String {
    switch command {
    case .account(.restore):
      "ok: device \(session.current + 1) was erased and holds the backup"
    case .account(.useDevice), .account(.replaceDevice):
      "ok: \(session.device.situation.clause)"
    case .defaults(.synchronize): "ok: defaults write themselves"
    case .note(let text): text
    case .afterUnlock: "ok: at the next unlock"
    case .assume(let assumption): "ok: from now on the other side of \(assumption.name)"
    case .event, .file, .handle, .defaults, .keychain, .account, .question, .ifAvailable, .when,
      .inExtension:
      "ok"
    }
  }
}

extension ScriptLine.Kind {
  fileprivate init(of outcome: DeviceOutcome, to command: DeviceCommand) {
    switch outcome {
    case .done: if case .note = command { self = .note } else { self = .done }
    case .event(let event): self = event.applied ? .done : .ignored
    case .backup, .synchronized: self = .done
    case .bytes, .names, .status, .protection, .attributes, .value, .flag, .item, .items,
      .access, .explanation:
      self = .answer
    case .processDied: self = .died
    case .failed, .keychainFailed: self = .failed
    case .skipped, .unmet: self = .skipped
    case .refused, .impossible: self = .ignored
    }
  }
}

extension DeviceCommand {
  /// The command without the conditions it stands under, and without who does it.
  fileprivate var unconditional: DeviceCommand {
    switch self {
    case .ifAvailable(let command), .when(_, let command), .inExtension(let command):
      command.unconditional
    case .event, .file, .handle, .defaults, .keychain, .account, .question, .afterUnlock, .assume,
      .note:
      self
    }
  }

  /// Whether the extension does it.
  var isOfExtension: Bool {
    switch self {
    case .inExtension: true
    case .ifAvailable(let command), .when(_, let command): command.isOfExtension
    case .event, .file, .handle, .defaults, .keychain, .account, .question, .afterUnlock, .assume,
      .note:
      false
    }
  }
}
