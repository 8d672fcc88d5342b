import PropertyEngine

/// What the oracle judges: the engine, or a wrapper that spoils what the engine says.
struct SearchEngine: Sendable {
  /// The subject as the engine's property.
  var property: @Sendable (Subject, Judgements) -> AnyProperty
  var search: @Sendable (AnyProperty, SearchPlan) -> SearchResult
  /// Shrinks a saved input; nil when it does not fail.
  var shrink: @Sendable (AnyProperty, [UInt8]) -> FoundCase?

  /// The engine as it is.
  static let real = SearchEngine(
    property: { subject, judgements in subject.property(judgements) },
    search: { property, plan in SearchResult(property.search(plan.configuration)) },
    shrink: { property, bytes in property.shrink(bytes).map(FoundCase.init) })
}

extension AnyProperty {
  /// The choices that a replay token leads to; nil where it is none.
  func choices(ofToken token: String) -> [Choice]? {
    ReplayToken.decode(token).map { repaired($0).choices }
  }
}

extension SearchPlan {
  /// The engine's settings of this search.
  var configuration: RunConfiguration {
    var shrinking = ShrinkLimits()
    shrinking.proof = proof
    return RunConfiguration(
      seed: seed, cases: cases, simplestCases: simplestCases, exhaustiveCases: exhaustiveCases,
      shrinking: shrinking)
  }
}
