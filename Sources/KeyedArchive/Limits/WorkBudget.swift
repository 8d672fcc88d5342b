/// What is left of the work that the limits allow, and the one place that says it is used up.
///
/// Work is charged before it is done.
struct WorkBudget: Sendable {
  let allowed: Int
  private(set) var used = 0
  /// The limit that `allowed` comes from.
  private let limit: ArchiveLimits.Name

  /// All the work that an input of `byteCount` bytes may cause.
  init(_ limits: ArchiveLimits, forBytes byteCount: Int) {
    allowed = limits.workAllowed(forBytes: byteCount)
    limit = limits.workLimit(forBytes: byteCount)
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

  /// Whether so many units, which are not negative, are left.
  @inline(__always)
  func allows(_ units: Int) -> Bool { units <= allowed &- used }

  /// Takes `units`, which `allows` has allowed.
  @inline(__always)
  mutating func take(_ units: Int) { used &+= units }

  private func exhausted(_ wanted: Int, offset: Int?) -> ArchiveError {
    ArchiveError(
      .tooMuchWork, offset: offset, detail: .limit(limit, maximum: allowed, found: wanted))
  }
}
