/// What the last answer that the application got must have been for it to go on.
public enum OutcomeCondition: Hashable, Sendable {
  /// It was what was asked for.
  case succeeded
  /// It was an error, whichever.
  case failed
  /// It was EPERM or -25308: a class key was not in memory.
  case locked
  /// It was ENOENT or -25300.
  case missing
  /// A user default looked unset.
  case blank
  /// It was that errno.
  case posix(PosixError)
  /// It was that status of the keychain.
  case keychain(KeychainStatus)
  /// Foundation reported that code.
  case cocoa(CocoaCode)

  /// Whether the answer to a command on that device was so.
  func holds(
    of outcome: DeviceOutcome, to command: DeviceCommand, on device: Device
  ) -> Bool {
    switch (self, outcome) {
    case (.succeeded, .failed), (.succeeded, .keychainFailed), (.succeeded, .processDied): false
    case (.succeeded, _): true
    case (.failed, .failed), (.failed, .keychainFailed): true
    case (.locked, .failed(let error)): error == .notPermitted
    case (.locked, .keychainFailed(let status)): status == .interactionNotAllowed
    case (.missing, .failed(let error)): error == .noEntry
    case (.missing, .keychainFailed(let status)): status == .itemNotFound
    case (.blank, .value(let value)): value == nil
    case (.posix(let wanted), .failed(let error)): error == wanted
    case (.keychain(let wanted), .keychainFailed(let status)): status == wanted
    case (.cocoa(let wanted), .failed(let error)):
      command.operation(failing: error, on: device)
        .flatMap { error.cocoa($0, under: device.profile) } == wanted
    default: false
    }
  }
}
