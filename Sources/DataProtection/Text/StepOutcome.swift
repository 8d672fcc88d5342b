/// What a step came to.
public enum StepOutcome: Hashable, Sendable {
  /// Of an event.
  case event(EventOutcome)
  /// Of a file operation.
  case file(FileOutcome)
  /// Of a keychain command.
  case keychain(KeychainOutcome)
}

extension Device {
  /// Takes one step.
  @discardableResult
  public mutating func take(_ step: DeviceStep) -> StepOutcome {
    switch step {
    case .event(let event): .event(apply(event))
    case .file(let operation): .file(run(operation))
    case .keychain(let command): .keychain(run(command))
    }
  }
}
