/// One cell of the file table.
public struct PolicyCell: Hashable, Sendable {
  /// What is asked for.
  public var row: FileRow
  /// The class of the file, or what the row says the column stands for.
  public var protection: ProtectionClass
  /// What the device is doing.
  public var situation: Situation
  /// What happens, and how it is known.
  public var answer: DecisionCell<PolicyOutcome>
}

extension PolicyCell: CustomStringConvertible {
  /// `openRead A locked`, the name of the cell in reports.
  public var description: String { "\(row) \(protection) \(situation)" }
}
