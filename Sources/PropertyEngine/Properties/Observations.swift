/// What a property says about a case besides pass and fail.
public struct Observations: Sendable {
  /// The labels given to the case, in order.
  public private(set) var labels: [String] = []
  /// How many choices a failing case had used up: those that follow do not matter. Nil when that
  /// is not known.
  @usableFromInline var decisiveChoices: Int?
  /// How close the case came, for targeted search: higher is closer.
  public private(set) var score: Double?

  /// Nothing observed yet.
  public init() {}

  /// Counts the case under `label`; the report shows the distribution.
  public mutating func label(_ label: String) { labels.append(label) }

  /// Counts the case under `label` when `condition` holds.
  public mutating func classify(_ condition: Bool, _ label: String) {
    if condition { labels.append(label) }
  }

  /// Tells the search what to climb towards; the highest score of a case counts.
  public mutating func target(_ score: Double) {
    if score.isFinite { self.score = max(self.score ?? score, score) }
  }

  var isEmpty: Bool { labels.isEmpty && score == nil }
}
