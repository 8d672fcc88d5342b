// What an application does because of an answer, or when protected data is available again.
extension DeviceSession {
  /// What an application was last answered.
  struct Answer: Hashable, Sendable {
    let command: DeviceCommand
    let outcome: DeviceOutcome
  }

  /// A command that waits for an unlock of its device.
  struct WaitingCommand: Hashable, Sendable {
    /// Which wait of the session this is, the first being 1.
    let number: Int
    let device: UInt32
    let command: DeviceCommand
  }

  /// Lets an event happen; what waited for it is done by the application.
  mutating func happen(_ event: DeviceEvent) -> DeviceOutcome {
    if !waiting.isEmpty { forgetWaiting() }
    let outcome = device.apply(event)
    if !waiting.isEmpty {
      forgetWaiting()
      if outcome.notification == .didBecomeAvailable { doWhatWaited() }
    }
    return .event(outcome)
  }

  /// A process that ended does nothing any more.
  private mutating func forgetWaiting() {
    guard !device.isApplicationRunning else { return }
    waiting.removeAll { $0.device == device.identity }
  }

  private mutating func doWhatWaited() {
    let due = waiting.filter { $0.device == device.identity }
    waiting.removeAll { $0.device == device.identity }
    for one in due {
      reactions.append(
        DeviceReaction(wait: one.number, command: one.command, outcome: run(one.command)))
    }
  }

  /// Whether a command still waits, by the number of its wait.
  func isWaiting(_ number: Int) -> Bool { waiting.contains { $0.number == number } }

  /// Remembers what to do at the next unlock.
  mutating func wait(for command: DeviceCommand) -> DeviceOutcome {
    guard device.isApplicationRunning else { return .failed(.noProcess) }
    guard waiting.count < DeviceLimits.waitingCommands else {
      return .impossible("\(waiting.count) commands wait already")
    }
    waits += 1
    waiting.append(WaitingCommand(number: waits, device: device.identity, command: command))
    return .done
  }

  /// Runs a command if the last answer was so.
  mutating func run(_ command: DeviceCommand, when condition: OutcomeCondition) -> DeviceOutcome {
    guard let last = lastAnswer,
      condition.holds(of: last.outcome, to: last.command, on: device)
    else { return .unmet(condition) }
    return run(command)
  }
}
