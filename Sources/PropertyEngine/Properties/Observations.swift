/// What a property says about a case besides pass and fail.
public struct Observations: Sendable {
  /// The labels given to the case, in order.
  public private(set) var labels: [String] = []
  /// How many choices a failing case had used up: those that follow do not matter. Nil when that
  /// is not known.
  @usableFromInline var decisiveChoices: Int?
  /// How close the case came, for targeted search: higher is closer.
  public private(set) var score: Double?

  /// What the case showed of what is demanded of a share of all cases.
  private(set) var covers: [(percent: Double, label: String, isMet: Bool)] = []

  /// Nothing observed yet.
  public init() {}

  /// Counts the case under `label`; the report shows the distribution.
  public mutating func label(_ label: String) { labels.append(label) }

  /// Counts the case under `label` when `condition` holds.
  public mutating func classify(_ condition: Bool, _ label: String) {
    if condition { labels.append(label) }
  }

  /// Demands that `condition` holds in at least `percent` of all judged cases; a search in which it
  /// does not gives up, with the figures. Every case must say so, whether the condition holds or
  /// not: a demand that no case made is not known.
  public mutating func cover(_ percent: Double, _ label: String, when condition: Bool) {
    precondition(percent > 0 && percent <= 100, "a share is above 0 and at most 100 percent")
    covers.append((percent, label, condition))
  }

  /// Adds what others observed of the same case.
  package mutating func add(_ other: Observations) {
    labels += other.labels
    covers += other.covers
    if let score = other.score { target(score) }
  }

  /// Tells the search what to climb towards; the highest score of a case counts.
  public mutating func target(_ score: Double) {
    if score.isFinite { self.score = max(self.score ?? score, score) }
  }

  package var isEmpty: Bool { labels.isEmpty && score == nil && covers.isEmpty }
}
