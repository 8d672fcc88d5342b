/// Takes a simpler branch, with the simplest contents or the greatest, or another one that takes
/// fewer choices.
struct LowerBranches: ShrinkPass {
  /// A choice among more alternatives than this is not tried one by one.
  private static let most: UInt64 = 8

  func run(_ shrinker: inout Shrinker) {
    var position = 0
    while position < shrinker.best.count {
      if shrinker.domain(at: position)?.isBranch ?? false {
        var index: UInt64 = shrinker.best.isStepKind(position) ? 1 : 0
        while index < min(shrinker.index(at: position), Self.most) {
          if lower(position, to: index, &shrinker) { break }
          index += 1
        }
        shorten(position, &shrinker)
      }
      position += 1
    }
  }

  /// A later branch makes a simpler case where it has less to say.
  private func shorten(_ position: Int, _ shrinker: inout Shrinker) {
    guard let domain = shrinker.domain(at: position), domain.span <= Self.most else { return }
    var index = shrinker.index(at: position) + 1
    while index <= domain.span {
      if lower(position, to: index, &shrinker) { return }
      index += 1
    }
  }

  private func lower(_ position: Int, to index: UInt64, _ shrinker: inout Shrinker) -> Bool {
    guard let changed = shrinker.setting(position, to: index),
      let simple = shrinker.probe(Array(changed[...position]))
    else { return false }
    let around = shrinker.best.spans.lastIndex { $0.range.contains(position) }
    guard let around, around < simple.spans.count else { return shrinker.accepts(simple.choices) }
    let rest = shrinker.best.choices[shrinker.best.spans[around].end...]
    let end = simple.spans[around].end
    if shrinker.accepts(Array(simple.choices[..<end] + rest)) { return true }
    // What the alternative says may have to be great, to do what the old one did.
    var great = simple.choices
    for place in position + 1..<max(end, position + 1) {
      guard case .number(_, let domain) = great[place], domain.isInteger
      else { continue }
      great[place] = .number(domain.greatest, domain)
    }
    if shrinker.accepts(Array(great[..<end] + rest)) { return true }
    // Where the alternative takes as many choices, the old ones may do.
    return shrinker.probe(changed)?.count == shrinker.best.count && shrinker.accepts(changed)
  }
}

extension ChoiceSequence {
  /// Whether a choice is the kind of a step, whose index 0 ends the sequence.
  func isStepKind(_ position: Int) -> Bool {
    spans.contains { $0.kind == .step && $0.start == position }
  }
}
