/// Deletes a few choices in a row and lowers the number that may have counted them; numbers behind
/// that name places go down with it.
///
/// A loop written by hand marks no elements, and its elements may differ in length.
struct DeleteRuns: ShrinkPass {
  private static let longest = 4
  /// Longer cases have too many runs.
  private static let mostChoices = 64

  func run(_ shrinker: inout Shrinker) {
    while deletesOne(&shrinker) {}
  }

  private func deletesOne(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    guard best.count <= Self.mostChoices, best.steps.isEmpty else { return false }
    for counting in best.choices.indices where mayCount(counting, best) {
      guard let lowered = shrinker.setting(counting, to: shrinker.index(at: counting) - 1),
        let shape = shrinker.probe(lowered), shape.count < best.count
      else { continue }
      for length in 1...Self.longest {
        for start in counting + 1..<max(best.count - length + 1, counting + 1) {
          let end = start + length
          let head = Array(lowered[..<start])
          let tail = Array(lowered[end...])
          let fuller = Self.adding(lowered[start..<end], to: head)
          for kept in [head, fuller].compactMap(\.self) {
            for rest in [tail, Self.renumbered(tail)] {
              if shrinker.accepts(kept + rest) { return true }
            }
          }
        }
      }
    }
    return false
  }

  private func mayCount(_ position: Int, _ best: ChoiceSequence) -> Bool {
    guard case .number(let index, let domain) = best.choices[position] else { return false }
    return index > 0 && index <= UInt64(best.count)
      && (domain.kind == .unsigned || domain.kind == .count)
  }

  /// The choices with the first number of a run added to the last one of its range before it.
  private static func adding(_ run: ArraySlice<Choice>, to choices: [Choice]) -> [Choice]? {
    guard let number = run.first(where: { $0.domain?.kind == .unsigned }),
      let place = choices.lastIndex(where: { $0.domain == number.domain }),
      case .number(let index, let domain) = choices[place], let added = number.index
    else { return nil }
    let (sum, overflow) = index.addingReportingOverflow(added)
    var changed = choices
    changed[place] = .number(overflow ? domain.span : min(sum, domain.span), domain)
    return added > 0 ? changed : nil
  }

  /// The choices with numbers of ranges that begin at zero one lower.
  private static func renumbered(_ choices: [Choice]) -> [Choice] {
    choices.map { choice in
      guard case .number(let index, let domain) = choice, domain.kind == .unsigned, index > 0,
        domain.lower == 0, domain.span <= UInt64(mostChoices)
      else { return choice }
      return .number(index - 1, domain)
    }
  }
}
