/// Replaces a step, or two that follow each other, by one of a simpler kind that takes over what
/// arguments it can: write becomes read, make and then open becomes create.
struct RefitSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var index = 0
    while index < shrinker.best.steps.count && !shrinker.isSpent {
      if !refit(index, joining: 2, &shrinker) && !refit(index, joining: 1, &shrinker) {
        index += 1
      }
    }
  }

  private func refit(_ index: Int, joining count: Int, _ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let steps = best.steps
    guard index + count <= steps.count else { return false }
    let old = steps[index..<index + count]
    guard let first = old.first, let last = old.last,
      let kind = best.choices[first.lowerBound].index,
      let domain = best.choices[first.lowerBound].domain
    else { return false }
    let arguments = old.flatMap { best.choices[$0].dropFirst() }
    // Joined steps may keep the first one's kind: make and then set becomes make.
    let kinds = count == 1 ? 1..<max(kind, 1) : 1..<(kind + 1)
    for simpler in kinds {
      let head = best.choices[..<first.lowerBound] + [.number(simpler, domain)]
      guard let fresh = shrinker.probe(Array(head)), fresh.steps.count == index + 1 else {
        continue
      }
      let wanted = fresh.choices[fresh.steps[index]].dropFirst()
      guard let fitted = fit(arguments, to: Array(wanted)) else { continue }
      if shrinker.accepts(Array(head + fitted + best.choices[last.upperBound...])) { return true }
    }
    return false
  }

  /// For each choice wanted, the first old argument of its domain, else the wanted one; nil when
  /// none fits.
  private func fit(_ arguments: [Choice], to wanted: [Choice]) -> [Choice]? {
    var rest = arguments
    var fits = 0
    let fitted = wanted.map { choice -> Choice in
      guard let place = rest.firstIndex(where: { hasSameDomain($0, choice) }) else {
        return choice
      }
      fits += 1
      return rest.remove(at: place)
    }
    return fits > 0 ? fitted : nil
  }

  private func hasSameDomain(_ left: Choice, _ right: Choice) -> Bool {
    switch (left, right) {
    case (.number(_, let left), .number(_, let right)): left == right
    case (.bytes(_, let left), .bytes(_, let right)): left == right
    default: false
    }
  }
}
