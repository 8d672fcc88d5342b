/// One row of the file table for one class, as written.
///
/// The unlocked, grace and no-passcode cells of every row are "allowed"; see `FileTable`.
struct FileRule: Sendable {
  var row: FileRow
  var protection: ProtectionClass
  /// B: before the first unlock.
  var before: PolicyAnswer
  /// L: locked after the grace period.
  var locked: PolicyAnswer
  /// I: L, and the person inactive; differs from L in the CX column only.
  var inactive: PolicyAnswer

  /// A row that says one thing for both situations.
  init(_ row: FileRow, _ protection: ProtectionClass, _ both: PolicyAnswer) {
    self.init(row, protection, before: both, locked: both)
  }

  init(
    _ row: FileRow, _ protection: ProtectionClass, before: PolicyAnswer, locked: PolicyAnswer,
    inactive: PolicyAnswer? = nil
  ) {
    self.row = row
    self.protection = protection
    self.before = before
    self.locked = locked
    self.inactive = inactive ?? locked
  }
}
