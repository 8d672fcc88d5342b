/// Leaves a local minimum by trying small cases in order: those made of no more choices, and of no
/// higher ones, than the best case.
struct TryBelow: ShrinkPass {
  /// The most simple cases to try.
  /// The most cases to try, new or not: many where a value is recursive, as there the passes that
  /// change one place at a time get stuck; few where the shape is fixed.
  private static func most(_ sequence: ChoiceSequence) -> Int {
    if sequence.spans.contains(where: { $0.kind == .recursive }) { return 256 }
    return sequence.choices.contains { $0.domain?.isStructure ?? false } ? 32 : 8
  }

  func run(_ shrinker: inout Shrinker) {
    guard !shrinker.isFirstInOrder else { return }
    let before = shrinker.best
    let highest = before.highestIndices
    var cases = SimplestCases(
      longest: before.count, highest: { highest[$0.kind] ?? 0 }, shrinker.property.generatorRun)
    for _ in 0..<Self.most(before) {
      guard let candidate = cases.next(), candidate.weight <= before.weight else { break }
      if shrinker.accepts(candidate.choices) { return }
    }
  }
}

extension ChoiceSequence {
  /// The highest index of each kind of choice.
  fileprivate var highestIndices: [NumberDomain.Kind: UInt64] {
    var highest: [NumberDomain.Kind: UInt64] = [:]
    for case .number(let index, let domain) in choices {
      highest[domain.kind] = max(highest[domain.kind] ?? 0, index)
    }
    return highest
  }

  /// The sum of all indices, which is the order of `SimplestCases`.
  fileprivate var weight: UInt64 {
    var weight: UInt64 = 0
    for choice in choices {
      let (sum, overflow) = weight.addingReportingOverflow(choice.index ?? 0)
      weight = overflow ? .max : sum
    }
    return weight
  }
}

extension AnyProperty {
  /// The generator alone, as a function of choices.
  var generatorRun: ([Choice]) -> ChoiceSequence { { repaired($0) } }
}
