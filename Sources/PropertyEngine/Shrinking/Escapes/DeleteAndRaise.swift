/// Deletes a step or an element and raises a number of another one, which must then do for both:
/// one coin of twenty-five for two of ten.
struct DeleteAndRaise: ShrinkPass {
  /// Longer sequences have too many pairs.
  private static let most = 8
  /// Of a number with more values only the greatest is tried.
  private static let mostValues: UInt64 = 8

  func run(_ shrinker: inout Shrinker) {
    while deletesOne(&shrinker) {}
  }

  private func deletesOne(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    guard best.steps.isEmpty else {
      return deletesOne(of: best.steps, &shrinker) { removed, choices in
        var kept = choices
        kept.removeSubrange(best.steps[removed])
        return kept
      }
    }
    return best.lists.contains { list in
      guard list.elements.count > list.minimum else { return false }
      return deletesOne(of: list.elements, &shrinker) { removed, choices in
        list.keeping(in: choices) { $0 != removed }
      }
    }
  }

  private func deletesOne(
    of parts: [Range<Int>], _ shrinker: inout Shrinker, _ deleting: (Int, [Choice]) -> [Choice]
  ) -> Bool {
    guard (2...Self.most).contains(parts.count) else { return false }
    for removed in parts.indices.reversed() {
      for other in parts.indices where other != removed {
        for position in parts[other].dropFirst(shrinker.best.steps.isEmpty ? 0 : 1) {
          for choice in Self.raised(shrinker.best.choices[position]) {
            var choices = shrinker.best.choices
            choices[position] = choice
            if shrinker.accepts(deleting(removed, choices)) { return true }
          }
        }
      }
    }
    return false
  }

  /// The greater values of a choice of few, or the greatest of many.
  private static func raised(_ choice: Choice) -> [Choice] {
    guard case .number(let index, let domain) = choice, !domain.isCount,
      !domain.isFloat, index < domain.span
    else { return [] }
    guard domain.span < mostValues else {
      return [.number(domain.greatest, domain)]
    }
    return (index + 1...domain.span).map { .number($0, domain) }
  }
}
