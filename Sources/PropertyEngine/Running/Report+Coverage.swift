extension Report {
  /// A share of the cases that was demanded, and the share that there was.
  public struct Coverage: Hashable, Sendable {
    /// What the cases were to show.
    public let label: String
    /// The least share that was demanded, in percent.
    public let demanded: Double
    /// The cases that showed it.
    public let count: Int
    /// The cases that were judged.
    public let judged: Int

    /// The share was at least the demanded one.
    public var isMet: Bool { Double(count) * 100 >= demanded * Double(judged) }
  }

  /// The demands that were not met; a search that found no failure then gave up.
  public var unmet: [Coverage] { coverage.filter { !$0.isMet } }
}

extension Report.Coverage: CustomStringConvertible {
  /// The figures: `nested: 12 of 1000 cases (1.2%), at least 5.0% demanded`.
  public var description: String {
    let tenths = judged == 0 ? 0 : (count * 1_000 + judged / 2) / judged
    return "\(label): \(count) of \(judged) cases (\(tenths / 10).\(tenths % 10)%), "
      + "at least \(demanded)% demanded"
  }
}
