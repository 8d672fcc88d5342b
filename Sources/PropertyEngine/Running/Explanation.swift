/// Finds which parts of a counterexample do not matter, by putting other values in their place.
struct Explanation {
  /// The most parts to look at.
  private static let mostParts = 12
  /// The most cases to run; parts that are left then are not spoken of.
  private static let mostEvaluations = 512

  let property: AnyProperty
  private let kind: FailureKind
  private(set) var evaluations = 0

  init(_ property: AnyProperty, _ kind: FailureKind) {
    self.property = property
    self.kind = kind
  }

  /// What may be anything: the value with `_` in the place of each such part.
  mutating func remarks(on best: ChoiceSequence) -> [String] {
    let parts = best.choices.indices.filter { position in
      // A part that is not the simplest matters: simpler ones were tried and do not fail.
      guard best.choices[position].isSimplest else { return false }
      guard let domain = best.choices[position].domain else { return true }
      return !domain.isStructure && domain.span > 0
    }
    guard parts.count <= Self.mostParts else { return [] }
    var free: [FreePart] = []
    for position in parts {
      guard let trials = trials(varying: [position], of: best) else { continue }
      free.append(FreePart(position: position, trials: trials))
    }
    let together =
      free.count > 1 ? trials(varying: free.map(\.position), of: best) : free.first?.trials
    return remarks(on: free, of: best, together: together)
  }

  /// Puts other values in the place of some choices; nil as soon as a case does not fail in the
  /// same way, and where nothing else could be tried.
  mutating func trials(varying positions: [Int], of best: ChoiceSequence) -> Trials? {
    var variation = Variation(of: best, at: positions)
    var tried: Set<UInt64> = [best.fingerprint]
    while let choices = variation.next() {
      guard evaluations < Self.mostEvaluations else { return nil }
      var draw = Draw(
        replaying: ChoiceSequence(choices, spans: best.spans), limits: property.limits)
      var observations = Observations()
      do {
        let drawn = try property.prepare(&draw)
        guard Self.differs(draw.choices, from: best.choices, onlyAt: positions) else { return nil }
        guard tried.insert(draw.sequence.fingerprint).inserted else { continue }
        evaluations += 1
        try drawn.check(&observations)
        return nil
      } catch {
        guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind
        else { return nil }
      }
    }
    guard tried.count > 1 else { return nil }
    return variation.isComplete ? .all : .some(tried.count - 1)
  }

  /// Whether the rest of a case is as it was: a choice that others depend on is no part by itself.
  private static func differs(
    _ choices: [Choice], from best: [Choice], onlyAt positions: [Int]
  ) -> Bool {
    choices.count == best.count
      && choices.indices.allSatisfy { positions.contains($0) || choices[$0] == best[$0] }
  }
}

extension Explanation {
  /// How many other values were put in the place of a part, all of which failed the same way.
  enum Trials: Equatable {
    /// Every value that there is.
    case all
    case some(Int)

    /// What is added to a claim: nothing, or how many values it rests on.
    var note: String {
      switch self {
      case .all: ""
      case .some(let count): " (\(count) tried)"
      }
    }
  }

  /// A choice that made no difference.
  struct FreePart {
    let position: Int
    let trials: Trials
  }
}
