extension Device {
  /// Runs one command on this device alone.
  ///
  /// Handles, mappings and backups that it asks for are named by no later command; what uses them
  /// is run on a `DeviceSession`.
  @discardableResult
  public mutating func run(_ command: DeviceCommand) -> DeviceOutcome {
    var session = DeviceSession(self)
    let outcome = session.run(command)
    self = session.device
    return outcome
  }
}
