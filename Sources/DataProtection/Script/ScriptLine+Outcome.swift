extension ScriptLine {
  /// What a step came to, in the words of its moment.
  init(_ step: ScriptStep, _ outcome: DeviceOutcome, in session: DeviceSession) {
    self.init(
      line: step.line, event: step.text, kind: Kind(of: outcome, to: step.command),
      text: Self.text(of: outcome, to: step.command, in: session))
    switch outcome {
    case .failed(let error):
      posixError = error
      cocoaCode = step.command.intent.flatMap { Self.cocoaCode(of: error, $0) }
    case .keychainFailed(let status): keychainStatus = status
    default: break
    }
  }

  /// The code of Foundation's error, where a script gives one.
  private static func cocoaCode(of error: PosixError, _ intent: AccessIntent) -> Int? {
    switch error {
    case .notPermitted, .accessDenied, .noEntry: error.cocoa(intent).rawValue
    case .exists, .noSpace: intent == .write ? error.cocoa(intent).rawValue : nil
    default: nil
    }
  }

  private static func text(
    of outcome: DeviceOutcome, to command: DeviceCommand, in session: DeviceSession
  ) -> String {
    let clause = session.device.situation.clause
    switch outcome {
    case .event(let event):
      let text = "\(outcome)"
      guard event.applied else { return "\(text): \(clause)" }
      return "ok: \(clause)\(text.dropFirst(2))"
    case .refused: return "ignored: \(clause)"
    case .failed(let error):
      let code = command.intent.flatMap { cocoaCode(of: error, $0) }.map { ", Cocoa \($0)" }
      return "\(error)\(code ?? "")\(error == .notPermitted ? ": \(clause)" : "")"
    case .keychainFailed(let status):
      if status == .interactionNotAllowed { return "\(outcome): \(clause)" }
      return session.device.isApplicationRunning
        ? "\(outcome)" : "\(outcome): no application runs"
    case .synchronized(let items):
      return "ok: \(DeviceOutcome.counted(items, "item")) went to device \(session.current + 1)"
    case .flag(let isUp) where command == .question(.flag):
      return "protected data is \(isUp ? "" : "not ")available"
    case .done: return done(command, in: session)
    default: return "\(outcome)"
    }
  }

  /// Success, with what there is to say of it.
  private static func done(_ command: DeviceCommand, in session: DeviceSession) -> String {
    switch command {
    case .account(.restore): "ok: device \(session.current + 1) holds the backup"
    case .account(.useDevice), .account(.replaceDevice):
      "ok: \(session.device.situation.clause)"
    case .defaults(.synchronize): "ok: defaults write themselves"
    case .note(let text): text
    case .ifAvailable(let command): done(command, in: session)
    default: "ok"
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
      .explanation:
      self = .answer
    case .processDied: self = .died
    case .failed, .keychainFailed: self = .failed
    case .skipped: self = .skipped
    case .refused, .impossible: self = .ignored
    }
  }
}
