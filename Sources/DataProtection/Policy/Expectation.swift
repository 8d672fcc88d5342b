/// What the tables expect of one operation, and the cell that says so.
package struct Expectation: Hashable, Sendable {
  /// What happens.
  package let outcome: PolicyOutcome
  let row: FileRow
  let protection: ProtectionClass
  let situation: LockState
  /// The kinds of evidence, a bit each: `1 << DeviceEvidence.rawValue`.
  package let evidenceBits: UInt8

  /// The cell, with its evidence and source.
  package var source: PolicyCell { Policy.cell(row, protection, in: situation) }
}
