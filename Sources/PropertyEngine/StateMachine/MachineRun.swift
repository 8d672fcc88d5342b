/// A machine and its system, driven step by step: what properties use, and what printed tests
/// spell out.
///
///     var run = try MachineRun(Counter())
///     try run.step(.add(3))
///     try run.finish()
public struct MachineRun<Machine: StateMachine> {
  @usableFromInline var currentModel: Machine
  @usableFromInline var currentSystem: Machine.System
  @usableFromInline var count = 0

  /// The model as it is now.
  @inlinable public var model: Machine { currentModel }
  /// The system as it is now.
  @inlinable public var system: Machine.System { currentSystem }
  /// Steps taken.
  @inlinable public var steps: Int { count }

  /// Makes the system. Throws what making it throws.
  @inlinable
  public init(_ machine: Machine) throws {
    currentModel = machine
    currentSystem = try machine.makeSystem()
  }

  /// Moves the model, runs the command, compares the answers, checks the invariants.
  ///
  /// Throws `StepFailure` when the system does not do as the model says, `Discard` when the
  /// command says that the run means nothing.
  ///
  /// - Complexity: O(1) beside what the machine and its system take.
  @inlinable
  @discardableResult
  public mutating func step(_ command: Machine.Command) throws -> Machine.Response {
    count += 1
    let expected = currentModel.nextState(command)
    do {
      let actual = try currentModel.run(command, on: &currentSystem)
      guard currentModel.meetsPostcondition(actual, expecting: expected, to: command) else {
        throw mismatch(actual, expected, command)
      }
      try currentModel.checkInvariants(after: command, of: &currentSystem)
      return actual
    } catch {
      throw located(error, command)
    }
  }

  /// Checks what must hold at the end of a run. Throws as `step` does.
  @inlinable
  public mutating func finish() throws {
    do { try currentModel.finish(&currentSystem) } catch { throw located(error, nil) }
  }

  @usableFromInline
  func mismatch(
    _ actual: Machine.Response, _ expected: Machine.Response, _ command: Machine.Command
  ) -> StepFailure {
    StepFailure(
      FailureKind(model.failureName(on: command, expected: expected, actual: actual)), step: steps,
      command: "\(command)",
      details: "expected \(expected), got \(actual)\(model.remark(on: command))")
  }

  @usableFromInline
  func located(_ error: any Error, _ command: Machine.Command?) -> any Error {
    if error is StepFailure || error is Discard { return error }
    return StepFailure(
      FailureKind(of: error), step: command == nil ? nil : steps,
      command: command.map { "\($0)" } ?? "", details: "\(error)")
  }
}
