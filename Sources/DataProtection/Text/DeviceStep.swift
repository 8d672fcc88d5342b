/// One step in the life of a device: something that happens to it, or something asked of it.
public enum DeviceStep: Hashable, Sendable {
  /// Something that happens.
  case event(Event)
  /// Something an application asks of its files.
  case file(FileOperation)
  /// Something an application asks of the keychain.
  case keychain(KeychainCommand)
  /// A backup is taken; those of one log are numbered from 0.
  case backUp(BackupKind)
  /// The device is replaced by the backup of that number.
  case restore(Int)

  /// The step as one line of an event log.
  public var text: String {
    switch self {
    case .event(let event): event.text
    case .file(let operation): operation.text
    case .keychain(let command): command.text
    case .backUp(let kind): "back-up \(kind.rawValue)"
    case .restore(let number): "restore \(number)"
    }
  }

  init(_ line: inout TextLine) throws(TextFormError) {
    let verb = try line.word("the step")
    if let event = try Event(verb: verb, &line) {
      self = .event(event)
    } else if let operation = try FileOperation(verb: verb, &line) {
      self = .file(operation)
    } else if let command = try KeychainCommand(verb: verb, &line) {
      self = .keychain(command)
    } else if verb == "back-up" {
      self = .backUp(try line.backupKind())
    } else if verb == "restore" {
      self = .restore(try line.number("the backup"))
    } else {
      throw line.fail("'\(verb)' is no step of an event log")
    }
    try line.end()
  }
}
