/// What the tables expect of one operation, and the cell that says so.
public struct Expectation: Hashable, Sendable {
  /// What happens.
  public let outcome: PolicyOutcome
  let row: FileRow
  let protection: ProtectionClass
  let situation: Situation
  /// The kinds of evidence, a bit each: `1 << Evidence.rawValue`.
  package let evidenceBits: UInt8

  /// The cell, with its evidence and source.
  public var source: PolicyCell { Policy.cell(row, protection, in: situation) }
}
