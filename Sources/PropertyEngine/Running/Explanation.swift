/// Finds which parts of a counterexample do not matter, by putting other values in their place.
struct Explanation {
  /// How many different values of a part must fail the same way before it may be anything.
  private static let trials = 5
  /// The most parts to look at.
  private static let mostParts = 12

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
    var free: [Int] = []
    for position in parts where varies([position], best) { free.append(position) }
    return remarks(on: free, of: best, together: free.count > 1 && varies(free, best))
  }

  /// Whether the case fails the same way with other values at these positions.
  private mutating func varies(_ positions: [Int], _ best: ChoiceSequence) -> Bool {
    var random = SplitMix64(seed: best.fingerprint, stream: UInt64(positions[0]))
    var tried: Set<UInt64> = [best.fingerprint]
    for trial in 0..<Self.trials {
      var choices = best.choices
      for position in positions {
        choices[position] = Self.other(choices[position], trial, &random)
      }
      var draw = Draw(
        replaying: ChoiceSequence(choices, spans: best.spans), limits: property.limits)
      var observations = Observations()
      do {
        let drawn = try property.prepare(&draw)
        guard tried.insert(draw.sequence.fingerprint).inserted else { continue }
        evaluations += 1
        try drawn.check(&observations)
        return false
      } catch {
        guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind
        else { return false }
      }
    }
    return tried.count > 1
  }

  /// The next value in the order first, then the least simple one, then any.
  static func other(
    _ choice: Choice, _ trial: Int, _ random: inout SplitMix64
  ) -> Choice {
    switch choice {
    case .number(_, let domain):
      .number(trial == 0 ? 1 : trial == 1 ? domain.span : random.next(through: domain.span), domain)
    case .bytes(let bytes, let count):
      .bytes(bytes.map { _ in UInt8(truncatingIfNeeded: random.next()) }, count)
    }
  }
}
