/// One row of the file table for one class, as written.
///
/// The unlocked, grace and no-passcode cells of every row are "allowed"; see `FileTable`.
struct FileRule: Sendable {
  var row: FileRow
  var protection: ProtectionClass
  /// B: before the first unlock.
  var before: DecisionCell<PolicyOutcome>
  /// L: locked after the grace period.
  var locked: DecisionCell<PolicyOutcome>
  /// I: L, and the person inactive; differs from L in the CX column only.
  var inactive: DecisionCell<PolicyOutcome>
  /// Whether the row has nothing to say of the class, in any situation.
  var isNever = false

  /// A row that has nothing to say of a class.
  static func never(_ row: FileRow, _ protection: ProtectionClass) -> FileRule {
    var rule = FileRule(row, protection, .never)
    rule.isNever = true
    return rule
  }

  /// A row that says one thing for both situations.
  init(_ row: FileRow, _ protection: ProtectionClass, _ both: DecisionCell<PolicyOutcome>) {
    self.init(row, protection, before: both, locked: both)
  }

  init(
    _ row: FileRow, _ protection: ProtectionClass, before: DecisionCell<PolicyOutcome>,
    locked: DecisionCell<PolicyOutcome>,
    inactive: DecisionCell<PolicyOutcome>? = nil
  ) {
    self.row = row
    self.protection = protection
    self.before = before
    self.locked = locked
    self.inactive = inactive ?? locked
  }
}
