/// What the tables expect of one operation, and the cell that says so.
public struct Expectation: Hashable, Sendable {
  /// What happens.
  public var outcome: PolicyOutcome
  let cell: UInt16

  init(outcome: PolicyOutcome, cell: UInt16) {
    self.outcome = outcome
    self.cell = cell
  }

  /// The cell, with its evidence and source.
  public var source: PolicyCell { FileTable.cells[Int(cell)] }

  /// The kinds of evidence the expectation rests on.
  public var evidence: [Evidence] { source.answer.evidence }
}
