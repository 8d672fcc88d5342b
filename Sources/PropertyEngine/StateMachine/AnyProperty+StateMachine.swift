extension AnyProperty {
  /// Claims that a system does what its model says, for every sequence of commands.
  ///
  /// - Parameters:
  ///   - machine: the model at its start; `StateMachine.configure` may still draw parts of it.
  ///   - limits: how long sequences get.
  ///   - interleaves: whether the machine's issuers take turns, in an order that is drawn too.
  ///     Otherwise each kind of command is issued by the first issuer that issues it.
  @inlinable
  public init<Machine: StateMachine>(
    _ name: String, summary: String = "", machine: Machine, limits: StepLimits = StepLimits(),
    interleaves: Bool = false
  ) {
    let kinds = StepKinds<Machine>()
    self.init(
      name: name, summary: summary, limits: limits.draw,
      evaluate: { draw, _ in
        var start = machine
        try start.configure(&draw)
        var source = StepSource(kinds, limits, interleaves: interleaves, &draw)
        var run = try MachineRun(start)
        while let command = try source.next(run.currentModel, &draw) { try run.step(command) }
        try run.finish()
      },
      prepare: { draw in
        let sequence = try CommandSequence(machine, kinds, limits, interleaves: interleaves, &draw)
        return DrawnCase(
          describe: { sequence.text(named: name) }, check: { try sequence.check(&$0) },
          prediction: sequence.prediction)
      })
  }
}
