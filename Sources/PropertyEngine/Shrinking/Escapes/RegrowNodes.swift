/// Makes another alternative of a recursive value out of the parts it has: `not(or(a, b))` becomes
/// `and(a, b)`, a record of two becomes a list of two.
struct RegrowNodes: ShrinkPass {
  /// A choice among more alternatives than this is not tried one by one.
  private static let mostAlternatives: UInt64 = 8
  /// Values of more spans have too many nodes.
  private static let mostSpans = 200

  func run(_ shrinker: inout Shrinker) {
    while regrowsOne(&shrinker) {}
  }

  private func regrowsOne(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    guard best.spans.count <= Self.mostSpans else { return false }
    for node in best.spans.indices where best.spans[node].kind == .recursive {
      let inside = best.spans[node].range
      let parts = best.outermost(.recursive, inside: node)
      let leaves = best.leaves(inside: node)
      for position in inside.prefix(while: {
        $0 < (parts.first.map { best.spans[$0].start } ?? .max)
      }) {
        guard let domain = best.choices[position].domain, domain.isBranch,
          domain.span <= Self.mostAlternatives
        else { continue }
        for other in 0...domain.span where other != best.choices[position].index {
          for pool in [parts, leaves] {
            if regrow(node, position, other, domain, from: pool, &shrinker) { return true }
          }
        }
      }
    }
    return false
  }

  private func regrow(
    _ node: Int, _ position: Int, _ other: UInt64, _ domain: NumberDomain, from pool: [Int],
    _ shrinker: inout Shrinker
  ) -> Bool {
    let best = shrinker.best
    let start = Array(best.choices[..<position]) + [.number(other, domain)]
    guard let shape = shape(start, node, parts: pool.count, &shrinker) else { return false }
    var filled = shape
    for (slot, part) in zip(shape.outermost(.recursive, inside: node), pool).reversed() {
      filled = filled.replacing(span: slot, with: part, of: best)
    }
    let edited = best.replacing(span: node, with: node, of: filled)
    return shrinker.accepts(edited.choices)
  }

  /// The simplest value that begins like that, with as many elements as there are parts.
  private func shape(
    _ start: [Choice], _ node: Int, parts: Int, _ shrinker: inout Shrinker
  ) -> ChoiceSequence? {
    guard let simple = shrinker.probe(start), node < simple.spans.count else { return nil }
    let list = simple.lists.first {
      $0.countPosition >= start.count && simple.spans[node].range.contains($0.countPosition)
    }
    guard let list, case .number(_, let domain) = simple.choices[list.countPosition] else {
      return simple
    }
    let longer = simple.choices[..<list.countPosition] + [domain.choice(counting: parts)]
    guard let grown = shrinker.probe(Array(longer)), node < grown.spans.count else { return nil }
    return grown
  }
}

extension ChoiceSequence {
  /// The outermost spans of a kind inside another span, in order.
  fileprivate func outermost(_ kind: ChoiceSpan.Kind, inside outer: Int) -> [Int] {
    var found: [Int] = []
    for index in spans.indices.dropFirst(outer + 1) {
      guard spans[index].start < spans[outer].end else { break }
      guard spans[index].kind == kind, isInside(index, outer) else { continue }
      if let last = found.last, isInside(index, last) { continue }
      found.append(index)
    }
    return found
  }

  /// The recursive spans inside another span that have none inside, in order.
  fileprivate func leaves(inside outer: Int) -> [Int] {
    spans.indices.dropFirst(outer + 1).filter { index in
      spans[index].kind == .recursive && isInside(index, outer)
        && outermost(.recursive, inside: index).isEmpty
    }
  }
}
