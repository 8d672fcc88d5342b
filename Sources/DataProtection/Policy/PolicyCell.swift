/// One cell of the file table.
package struct PolicyCell: Hashable, Sendable {
  /// What is asked for.
  package var row: FileRow
  /// The class of the file, or what the row says the column stands for.
  package var protection: ProtectionClass
  /// What the device is doing.
  package var situation: LockState
  /// What happens, and how it is known.
  package var answer: DecisionCell<PolicyOutcome>
}

extension PolicyCell: CustomStringConvertible {
  /// `openRead A locked`, the name of the cell in reports.
  package var description: String { "\(row) \(protection) \(situation)" }
}
