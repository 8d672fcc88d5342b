public import DataProtection
public import PropertyEngine

// One command, from the draw to the verdict. Each family has a file of its own, with what is drawn,
// expected and claimed of each of its commands; here is what they share.
extension DeviceMachine {
  /// Draws the arguments of a command.
  public func command(
    _ kind: DeviceCommandKind, _ draw: inout Draw
  ) throws -> DeviceCommand? {
    switch kind.family {
    case .event(let kind): .event(try drawEvent(kind, &draw))
    case .opening(let kind): .file(try drawOpening(kind, &draw))
    case .handle(let kind): try drawHandle(kind, &draw).map { .handle($0) }
    case .naming(let kind): .file(try drawNaming(kind, &draw))
    case .copying(let kind): .file(try drawCopying(kind, &draw))
    case .directory(let kind): .file(try drawDirectory(kind, &draw))
    case .defaults(let kind): .defaults(drawDefaults(kind))
    case .keychain(let kind): .keychain(try drawKeychain(kind, &draw))
    case .account(let kind): try drawAccount(kind, &draw).map { .account($0) }
    }
  }

  /// Moves the model and looks the answer up.
  public mutating func nextState(_ command: DeviceCommand) -> DeviceOutcome {
    evidence.useNone()
    switch command {
    case .event(let event): return expect(event)
    case .account(let command): return expect(command)
    case .keychain(let command):
      guard state.isApplicationRunning else { return .keychainFailed(.notAvailable) }
      return expect(command)
    case .file(let command):
      guard state.isApplicationRunning else { return skip(command) }
      return expect(command)
    case .handle(let command):
      guard state.isApplicationRunning else { return skip(command) }
      return expect(command)
    case .defaults(let command):
      guard state.isApplicationRunning else { return .failed(.noProcess) }
      return expect(command)
    case .question(.flag): return .flag(state.flag)
    case .question, .ifAvailable, .when, .afterUnlock, .inExtension, .assume, .note:
      return Self.notModelled
    }
  }

  /// What the model says of commands that sequences do not use: no answer is right.
  static let notModelled = DeviceOutcome.impossible("the model has no such command")

  /// The invariant a wrong answer breaks, else the cell or the command it belongs to.
  public func failureName(
    on command: DeviceCommand, expected: DeviceOutcome, actual: DeviceOutcome
  ) -> String {
    let wrong = WrongAnswer(expected: expected, actual: actual)
    if let invariant = invariant(command, wrong) { return "\(invariant)" }
    if let cell = evidence.lastCell { return cell.family }
    return "the right answer to \(Self.name(of: command))"
  }

  private func invariant(_ command: DeviceCommand, _ wrong: WrongAnswer) -> DeviceInvariant? {
    switch command {
    case .event: invariantOfEvent(wrong)
    case .file(let command): invariant(command, wrong)
    case .handle(let command): invariant(command, wrong)
    case .keychain(let command): invariant(command, wrong)
    case .account(let command): invariant(command, wrong)
    case .defaults, .question, .ifAvailable, .when, .afterUnlock, .inExtension, .assume, .note: nil
    }
  }

  /// A device that is a value answers every command.
  public static var runsWhenPrinted: Bool { true }

  /// A session with one device.
  public func makeSystem() -> DeviceSession { DeviceSession(profile: profile) }

  /// Runs a command on the device, or as the broken one does.
  public func run(_ command: DeviceCommand, on session: inout DeviceSession) -> DeviceOutcome {
    guard let broken else { return session.run(command) }
    return broken.run(command, on: &session)
  }

  /// The command as a literal: an event of a script.
  public static func source(of command: DeviceCommand) -> String { "\"\(command)\"" }

  /// The script's word for a command.
  static func name(of command: DeviceCommand) -> String {
    if case .event(.advance) = command { return "+" }
    return "\(command)".prefix { $0 != "(" }.description
  }

  /// Equal answers, but for what the model does not know: times, modes, and files in a backup that
  /// sequences do not use.
  public func meetsPostcondition(
    _ actual: DeviceOutcome, expecting expected: DeviceOutcome, to command: DeviceCommand
  ) -> Bool {
    switch (expected, actual) {
    case (.status(let wanted), .status(let found)):
      wanted.size == found.size && wanted.protection == found.protection
        && wanted.links == found.links && wanted.isDirectory == found.isDirectory
    case (.backup(let wanted), .backup(let found)):
      DevicePlace.all(in: found.files) == DevicePlace.all(in: wanted.files)
        && wanted.items == found.items
    case (.done, .synchronized): true
    case (.impossible, .impossible): true
    case (.done, _), (.event, _), (.bytes, _), (.names, _), (.status, _), (.protection, _),
      (.attributes, _), (.value, _), (.flag, _), (.item, _), (.items, _), (.backup, _),
      (.synchronized, _), (.access, _), (.explanation, _), (.processDied, _), (.failed, _),
      (.keychainFailed, _), (.refused, _), (.skipped, _), (.unmet, _), (.impossible, _):
      expected == actual
    }
  }
}
