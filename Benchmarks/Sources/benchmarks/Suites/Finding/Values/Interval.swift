import PropertyEngine

/// Two numbers that ought to be a lower and an upper bound, and need not be.
struct Interval: Hashable, Sendable {
  let lower: Int
  let upper: Int

  static let generator = zip(.int(), .int()).map { Interval(lower: $0, upper: $1) }

  /// Neither is empty, and the other one begins where this one ends.
  func touches(_ next: Interval) -> Bool {
    lower < upper && upper == next.lower && next.lower < next.upper
  }
}
