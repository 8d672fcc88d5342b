import DataProtection
import PicklockProperties
import PropertyEngine

/// Drives a device by hand and keeps the first failure.
struct Run {
  private let machine: DeviceMachine
  private(set) var failure: StepFailure?
  /// What the device answered, up to the failure.
  private(set) var answers: [DeviceOutcome] = []

  init(_ machine: DeviceMachine) { self.machine = machine }

  mutating func take(_ script: String) throws {
    take(try DeviceScript.parse(script).map(\.command))
  }

  mutating func take(_ commands: [DeviceCommand]) {
    do {
      var run = try MachineRun(machine)
      for command in commands { answers.append(try run.step(command)) }
      try run.finish()
    } catch {
      failure = error as? StepFailure
    }
  }
}
