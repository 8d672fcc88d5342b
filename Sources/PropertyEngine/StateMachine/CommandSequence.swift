/// A drawn sequence of commands: the value of a stateful property.
@usableFromInline
final class CommandSequence<Machine: StateMachine> {
  @usableFromInline let start: Machine
  /// The model after all commands.
  @usableFromInline let end: Machine
  @usableFromInline var commands: [Machine.Command] = []
  /// Who issued each command, where issuers take turns.
  @usableFromInline var issuers: [Machine.Issuer] = []
  /// How many choices had been drawn after each command.
  @usableFromInline var ends: [Int] = []
  /// Whether each was likely to show something where it came.
  @usableFromInline var isInteresting: [Bool] = []
  /// What the model expects of each command.
  @usableFromInline var expected: [Machine.Response] = []
  /// What the system answered, as far as the sequence has been run in this process.
  @usableFromInline var answers: [Machine.Response] = []
  /// Why it stopped there.
  @usableFromInline var failure: (any Error)?

  @inlinable
  init(
    _ machine: Machine, _ kinds: StepKinds<Machine>, _ limits: StepLimits, interleaves: Bool,
    _ draw: inout Draw
  ) throws {
    var model = machine
    try model.configure(&draw)
    start = model
    var source = StepSource(kinds, limits, interleaves: interleaves, &draw)
    while let command = try source.next(model, &draw) {
      commands.append(command)
      isInteresting.append(source.lastKind.map { model.isInteresting($0) } ?? false)
      if interleaves { issuers.append(kinds.issuers[source.issuer]) }
      ends.append(draw.count)
      expected.append(model.nextState(command))
    }
    end = model
  }

  /// The name of each command, and what it should answer.
  @usableFromInline var prediction: Prediction {
    Prediction(
      count: commands.count, question: { Machine.caseName(of: self.commands[$0]) },
      answer: { "\(self.expected[$0])" }, isInteresting: { self.isInteresting[$0] },
      basis: { self.end.basis }, state: { ValueText.of(self.end) })
  }

  /// Runs it, and notes how many choices it took to fail.
  @inlinable
  func check(_ observations: inout Observations) throws {
    answers.removeAll()
    do {
      var run = try MachineRun(start)
      for (index, command) in commands.enumerated() {
        observations.decisiveChoices = ends[index]
        answers.append(try run.step(command))
      }
      observations.decisiveChoices = nil
      try run.finish()
    } catch {
      failure = error
      throw error
    }
  }
}
