/// What is left of `ArchiveLimits.work`, and the one place that says it is used up.
///
/// Work is charged before it is done.
struct WorkBudget: Sendable {
  let allowed: Int
  private(set) var used = 0

  init(allowed: Int) {
    self.allowed = allowed
  }

  var remaining: Int { allowed - used }

  /// Takes `units`, or throws when fewer are left.
  @inline(__always)
  mutating func charge(_ units: Int, offset: Int? = nil) throws(ArchiveError) {
    let (sum, overflow) = used.addingReportingOverflow(units)
    guard !overflow, sum <= allowed else {
      throw exhausted(overflow ? Int.max : sum, offset: offset)
    }
    used = sum
  }

  private func exhausted(_ wanted: Int, offset: Int?) -> ArchiveError {
    ArchiveError(
      .tooMuchWork, offset: offset, detail: .limit(.work, maximum: allowed, found: wanted))
  }
}
