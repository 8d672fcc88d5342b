/// Replaces a recursive value by one of its own parts: a tree by a subtree.
struct PassToDescendant: ShrinkPass {
  /// A greater number is not taken for a measure of room.
  private static let mostRoom: UInt64 = 64

  func run(_ shrinker: inout Shrinker) {
    var span = 0
    while span < shrinker.best.spans.count {
      if !passToDescendant(from: span, &shrinker) { span += 1 }
    }
  }

  private func passToDescendant(from index: Int, _ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let span = best.spans[index]
    guard span.kind == .recursive else { return false }
    let parts = best.spans.indices.dropFirst(index + 1).filter { inner in
      let part = best.spans[inner]
      return part.kind == .recursive && part.label == span.label && part.count > 1
        && best.nearest(.recursive, span.label, around: part) == index
    }
    for part in parts.sorted(by: { (best.spans[$1].count, $0) < (best.spans[$0].count, $1) }) {
      let edited = best.replacing(span: index, with: part)
      if shrinker.accepts(edited) || tighten(edited, before: span.start, &shrinker) { return true }
    }
    return false
  }

  /// A part may take more choices further out, where a number drawn earlier leaves it more room:
  /// the number then goes down as far as nothing of the part is lost.
  private func tighten(
    _ edited: ChoiceSequence, before start: Int, _ shrinker: inout Shrinker
  ) -> Bool {
    guard let loose = shrinker.probe(edited), shrinker.best < loose else { return false }
    for position in 0..<start {
      guard case .number(let index, let domain) = edited.choices[position],
        domain.isUnsigned, index <= Self.mostRoom
      else { continue }
      for lower in 0..<index {
        var tight = edited
        tight.choices[position] = .number(lower, domain)
        if shrinker.probe(tight)?.weight == loose.weight - (index - lower) {
          return shrinker.accepts(tight)
        }
      }
    }
    return false
  }
}

extension ChoiceSequence {
  /// The innermost span of a kind and label around another span.
  fileprivate func nearest(
    _ kind: ChoiceSpan.Kind, _ label: Int, around inner: ChoiceSpan
  ) -> Int? {
    var parent = inner.parent
    while let index = parent {
      if spans[index].kind == kind, spans[index].label == label { return index }
      parent = spans[index].parent
    }
    return nil
  }
}
