/// Deletes an element of a list and adds its numbers to a neighbour's: what matters may be a total,
/// which no element can be taken from.
struct MergeElements: ShrinkPass {
  /// Longer lists have been made shorter already, or are not worth the pairs.
  private static let most = 24

  func run(_ shrinker: inout Shrinker) {
    while mergesOne(&shrinker) {}
  }

  private func mergesOne(_ shrinker: inout Shrinker) -> Bool {
    for list in shrinker.lists()
    where list.elements.count > max(list.minimum, 1) && list.elements.count <= Self.most {
      for place in list.elements.indices.reversed() {
        for other in [place + 1, place - 1] where list.elements.indices.contains(other) {
          guard let merged = merged(place, into: other, list, shrinker.best) else { continue }
          if shrinker.accepts(list.keeping(in: merged) { $0 != place }) { return true }
        }
      }
    }
    return false
  }

  private func merged(
    _ place: Int, into other: Int, _ list: ListShape, _ best: ChoiceSequence
  ) -> [Choice]? {
    var choices = best.choices
    let (from, to) = (list.elements[place], list.elements[other])
    guard from.count == to.count else { return nil }
    for (source, target) in zip(from, to) {
      guard case .number(let index, .integer(let domain)) = choices[target],
        case .number(let added, .integer(domain)) = choices[source]
      else { continue }
      let sum = domain.value(at: index) + domain.value(at: added)
      let most = domain.value(at: domain.greatest)
      guard let merged = domain.index(of: min(sum, most)) else { return nil }
      choices[target] = .number(merged, .integer(domain))
    }
    return choices == best.choices ? nil : choices
  }
}
