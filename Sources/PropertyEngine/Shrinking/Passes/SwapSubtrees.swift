/// Rearranges the parts of a recursive value: parts trade places, up to three times in a row, and
/// of the arrangements that make a simpler case the simplest is tried first.
///
/// One exchange alone may not fail where several do, so the arrangements are found by running the
/// generator, which costs no call of the property.
struct SwapSubtrees: ShrinkPass {
  /// Values of more parts have too many arrangements.
  private static let mostParts = 24
  private static let exchanges = 3
  private static let mostRuns = 2_000
  /// The most arrangements to try.
  private static let tries = 64

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let parts = best.spans.lazy.filter { $0.kind == .recursive }
    guard (3...Self.mostParts).contains(parts.count) else { return }
    var found: Set<ChoiceSequence> = [best]
    var latest = [best]
    var runs = 0
    for _ in 0..<Self.exchanges {
      var next: [ChoiceSequence] = []
      for arrangement in latest {
        for exchanged in arrangement.exchanges {
          runs += 1
          guard runs <= Self.mostRuns else { break }
          guard let made = shrinker.probe(exchanged), made.weight == best.weight,
            found.insert(made).inserted
          else { continue }
          next.append(made)
        }
      }
      latest = next
    }
    for arrangement in found.filter({ $0 < best }).sorted().prefix(Self.tries) {
      if shrinker.accepts(arrangement.choices) { return }
    }
  }
}

extension ChoiceSequence {
  /// The case with any two parts of a recursive value exchanged.
  fileprivate var exchanges: [ChoiceSequence] {
    let parts = spans.indices.filter { spans[$0].kind == .recursive }
    return parts.flatMap { left in
      parts.compactMap { right in
        guard spans[right].start >= spans[left].end, spans[right].label == spans[left].label,
          choices[spans[left].range] != choices[spans[right].range]
        else { return nil }
        return replacing(span: right, with: left).replacing(span: left, with: right, of: self)
      }
    }
  }
}
