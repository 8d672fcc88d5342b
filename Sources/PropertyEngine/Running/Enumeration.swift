/// Every path through a generator by effort: first the one where each choice is the simplest, then
/// those that take one step away from it, two steps, and so on.
///
/// Small inputs show most bugs. A path is all that the generator asked for, also what a filter or a
/// precondition dropped: only so does the end of the paths prove that there are no more cases.
struct Enumeration {
  /// What one path leads to.
  struct Visit {
    /// The case; nil where the generator discards it.
    let made: ChoiceSequence?
    /// Why it was discarded; nil where it was not, or where another path leads to the same cases.
    let discard: String?
    /// What is known of a sequence of steps before it is run.
    var prediction: Prediction?
  }

  /// A path, and the first choice that may still be raised: those before it belong to other paths.
  private struct Node {
    let asked: [Choice]
    let first: Int
    /// The last choice that may be raised.
    let last: Int
  }

  /// The most choices kept of paths whose neighbours are still to come: stops a generator of wide
  /// cases from filling the memory.
  private static let mostKept = 1 << 21

  private let property: AnyProperty
  /// What every path begins with, and the most steps that paths behind it take; nil for any.
  private let start: [Choice]
  private let mostSteps: Int?
  private var tier: [Node] = []
  private var nextTier: [Node] = []
  /// The node of the tier that is being raised, and the choice to raise next.
  private var place = 0
  private var position = -1
  private var kept = 0
  private var hasStarted = false
  private var hasEnded = false
  private var isComplete = true

  /// - Parameters:
  ///   - start: choices that stay as they are.
  ///   - mostSteps: steps of the longest sequences to visit; nil for any number.
  init(_ property: AnyProperty, after start: [Choice] = [], mostSteps: Int? = nil) {
    self.property = property
    self.start = start
    self.mostSteps = mostSteps
  }

  /// Paths visited so far.
  private(set) var visited = 0

  /// Every path was visited, so there is no case that was not made.
  var isProvenComplete: Bool { hasEnded && isComplete }

  /// A lower bound of the number of paths, as far as is known after the first one.
  private(set) var leastPaths: UInt64 = 1

  /// Cases of more choices are visited, but not what lies beyond them.
  var mostChoices = Int.max

  /// Says of the start of a path that nothing the enumeration is for lies beyond it.
  var isBeyond: ([Choice]) -> Bool = { _ in false }

  /// Visits the next path; nil when there are no more, or too many to keep.
  mutating func next() -> Visit? {
    guard !hasEnded else { return nil }
    guard hasStarted else {
      hasStarted = true
      return visit(start, first: start.count)
    }
    while true {
      guard place < tier.count else {
        tier = nextTier
        nextTier = []
        place = 0
        kept = tier.reduce(0) { $0 + $1.asked.count }
        hasEnded = tier.isEmpty
        guard !hasEnded else { return nil }
        position = tier[0].last
        continue
      }
      let node = tier[place]
      guard position >= node.first else {
        place += 1
        position = place < tier.count ? tier[place].last : -1
        continue
      }
      defer { position -= 1 }
      guard let raised = raised(node.asked[position]) else { continue }
      let path = Array(node.asked[..<position]) + [raised]
      if !isBeyond(path) { return visit(path, first: position) }
    }
  }

  private mutating func visit(_ path: [Choice], first: Int) -> Visit? {
    visited += 1
    var draw = Draw(enumerating: path, limits: property.limits)
    var made: ChoiceSequence?
    var discard: String?
    var prediction: Prediction?
    do {
      prediction = try property.prepare(&draw).prediction
      made = draw.sequence
    } catch let reason as Discard {
      discard = reason == .duplicate ? nil : reason.reason
    } catch {
      // The generator itself fails: that is for the search to judge.
      made = draw.sequence
    }
    let asked = draw.asked ?? []
    // A generator that does not repeat itself, or continues after a choice it dropped.
    if !asked.starts(with: path) || made.map({ $0.choices != asked }) ?? false {
      isComplete = false
    }
    kept += asked.count
    guard kept <= Self.mostKept else {
      isComplete = false
      hasEnded = true
      return Visit(made: made, discard: discard, prediction: prediction)
    }
    if visited == 1 { note(asked) }
    guard asked.count <= mostChoices else {
      isComplete = false
      return Visit(made: made, discard: discard, prediction: prediction)
    }
    nextTier.append(Node(asked: asked, first: first, last: lastRaised(asked, made)))
    return Visit(made: made, discard: discard, prediction: prediction)
  }

  /// Where sequences have as many steps as they may, what ends them is not raised.
  private func lastRaised(_ asked: [Choice], _ made: ChoiceSequence?) -> Int {
    guard let mostSteps, mostSteps > 0, let steps = made?.steps, steps.count >= mostSteps else {
      return asked.count - 1
    }
    return steps[mostSteps - 1].upperBound - 1
  }

  private mutating func note(_ asked: [Choice]) {
    for choice in asked {
      let more: UInt64 =
        switch choice {
        case .number(_, let domain): domain.span
        case .bytes(_, let count): count.upperBound > 0 ? .max : 0
        }
      let (sum, overflow) = leastPaths.addingReportingOverflow(more)
      leastPaths = overflow ? .max : sum
    }
  }

  /// The next choice of the same domain. Of runs of bytes only those of zeros are enumerated.
  private mutating func raised(_ choice: Choice) -> Choice? {
    switch choice {
    case .number(let index, let domain):
      return domain.index(after: index).map { .number($0, domain) }
    case .bytes(let bytes, let count):
      if count.upperBound > 0 { isComplete = false }
      return bytes.count < count.upperBound ? .bytes(bytes + [0], count) : nil
    }
  }
}
