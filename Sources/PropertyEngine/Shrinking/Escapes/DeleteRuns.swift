/// Deletes a few choices in a row and lowers the number that may have counted them; numbers behind
/// that name places go down with it.
///
/// A loop written by hand marks no elements, and its elements may differ in length. Of a list and a
/// run of bytes a few elements are deleted at its ends, as they may belong together by twos or
/// threes.
struct DeleteRuns: ShrinkPass {
  private static let longest = 4
  /// How many elements may belong together.
  private static let groups = 2...8
  /// Longer cases have too many runs.
  private static let mostChoices = 64

  func run(_ shrinker: inout Shrinker) {
    while deletesOne(&shrinker) {}
    for list in shrinker.best.lists {
      let before = shrinker.best
      deleteGroups(count: list.elements.count, minimum: list.minimum) { kept in
        shrinker.accepts(list.keeping(in: before.choices) { kept.contains($0) })
      }
      if shrinker.best < before { return }
    }
    for (position, choice) in shrinker.best.choices.enumerated() {
      guard case .bytes(let bytes, let count) = choice else { continue }
      let before = shrinker.best
      deleteGroups(count: bytes.count, minimum: count.lowerBound) { kept in
        var choices = before.choices
        choices[position] = .bytes(Array(bytes[kept]), count)
        return shrinker.accepts(choices)
      }
      if shrinker.best < before { return }
    }
  }

  /// Keeps less and less at one end of as many elements, for the first length that can go.
  private func deleteGroups(count: Int, minimum: Int, attempt: (Range<Int>) -> Bool) {
    for size in Self.groups where count - size >= minimum {
      for isAtStart in [true, false] {
        var deleted = 0
        var length = size
        while count - deleted - length >= minimum {
          let kept = count - deleted - length
          if attempt(isAtStart ? count - kept..<count : 0..<kept) {
            deleted += length
            length *= 2
          } else if length == size {
            break
          } else {
            length = size
          }
        }
        if deleted > 0 { return }
      }
    }
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
    return index > 0 && index <= UInt64(best.count) && domain.leastCounted != nil
  }

  /// The choices with the first number of a run added to the last one of its range before it.
  private static func adding(_ run: ArraySlice<Choice>, to choices: [Choice]) -> [Choice]? {
    guard let number = run.first(where: { $0.domain?.isUnsigned ?? false }),
      let place = choices.lastIndex(where: { $0.domain == number.domain }),
      case .number(let index, .integer(let domain)) = choices[place], let added = number.index,
      added > 0
    else { return nil }
    let most = domain.value(at: domain.greatest)
    let sum = min(domain.value(at: index) + domain.value(at: added), most)
    var changed = choices
    changed[place] = domain.index(of: sum).map { .number($0, .integer(domain)) } ?? choices[place]
    return changed
  }

  /// The choices with numbers of ranges that begin at zero one lower.
  private static func renumbered(_ choices: [Choice]) -> [Choice] {
    choices.map { choice in
      guard case .number(let index, .integer(let domain)) = choice, !domain.isSigned, index > 0,
        domain.lower == 0, domain.span <= UInt64(mostChoices)
      else { return choice }
      return .number(index - 1, .integer(domain))
    }
  }
}
