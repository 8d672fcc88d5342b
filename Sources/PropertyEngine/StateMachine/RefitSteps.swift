/// Replaces a step by one of a simpler kind, or two steps by one of any kind, which takes over the
/// arguments it can: write becomes read, make and then open becomes create.
struct RefitSteps: ShrinkPass {
  /// Beyond this many steps the pairs are too many.
  private static let mostJoined = 16

  func run(_ shrinker: inout Shrinker) {
    var index = 0
    while index < shrinker.best.steps.count && !shrinker.isSpent {
      if !simplify(index, &shrinker) { index += 1 }
    }
    index = 1
    while index < shrinker.best.steps.count && !shrinker.isSpent {
      guard shrinker.best.steps.count <= Self.mostJoined else { return }
      if !joinEarlier(into: index, &shrinker) { index += 1 }
    }
  }

  private func simplify(_ index: Int, _ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let step = best.steps[index]
    guard let kind = best.choices[step.lowerBound].index else { return false }
    let arguments = Array(best.choices[step].dropFirst())
    let head = Array(best.choices[..<step.lowerBound])
    let tail = Array(best.choices[step.upperBound...])
    for simpler in 1..<max(kind, 1) {
      guard let fitted = fitted(simpler, at: step, arguments, head, index, &shrinker),
        fitted.fits > 0
      else { continue }
      if shrinker.accepts(head + fitted.step + tail) { return true }
    }
    return false
  }

  private func joinEarlier(into index: Int, _ shrinker: inout Shrinker) -> Bool {
    for other in (0..<index).reversed() where join(other, into: index, &shrinker) { return true }
    return false
  }

  /// Drops an earlier step, and gives its arguments to the later one's successor.
  private func join(_ earlier: Int, into later: Int, _ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let (first, second) = (best.steps[earlier], best.steps[later])
    let lent = Array(best.choices[first].dropFirst())
    let own = Array(best.choices[second].dropFirst())
    guard !lent.isEmpty, let domain = best.choices[second.lowerBound].domain else { return false }
    let between = best.choices[first.upperBound..<second.lowerBound]
    let head = Array(best.choices[..<first.lowerBound] + between)
    let tail = Array(best.choices[second.upperBound...])
    for kind in 1..<max(domain.span, 1) + 1 {
      for (arguments, isExact) in [(own + lent, true), (lent + own, true), (own + lent, false)] {
        guard
          let fitted = fitted(
            kind, at: second, arguments, head, later - 1, &shrinker, prefersExact: isExact),
          fitted.fits == fitted.step.count - 1, fitted.fits > 0
        else { break }
        if shrinker.accepts(head + fitted.step + tail) { return true }
      }
    }
    return false
  }

  /// A step of a kind behind `head`, with old arguments where they fit, and how many did; nil where
  /// a step of that kind cannot come there.
  private func fitted(
    _ kind: UInt64, at old: Range<Int>, _ arguments: [Choice], _ head: [Choice], _ index: Int,
    _ shrinker: inout Shrinker, prefersExact: Bool = true
  ) -> (step: [Choice], fits: Int)? {
    guard let domain = shrinker.best.choices[old.lowerBound].domain,
      let fresh = shrinker.probe(head + [.number(kind, domain)]), fresh.steps.count == index + 1
    else { return nil }
    var rest = arguments
    var fits = 0
    let wanted = fresh.choices[fresh.steps[index]].dropFirst()
    let taken = wanted.map { choice -> Choice in
      let exact = prefersExact ? rest.firstIndex { Self.fits($0, choice, exactly: true) } : nil
      guard let place = exact ?? rest.firstIndex(where: { Self.fits($0, choice, exactly: false) })
      else { return choice }
      fits += 1
      return rest.remove(at: place)
    }
    return ([.number(kind, domain)] + taken, fits)
  }

  /// Whether an old argument can stand for a new one: its domain is the same, or has as many of the
  /// first alternatives as it takes.
  private static func fits(_ old: Choice, _ new: Choice, exactly: Bool) -> Bool {
    switch (old, new) {
    case (.number(let index, let left), .number(_, let right)):
      exactly
        ? left == right : left.kind == .branch && right.kind == .branch && index <= right.span
    case (.bytes(_, let left), .bytes(_, let right)): left == right
    default: false
    }
  }
}
