/// Replaces a recursive value by one of its own parts: a tree by a subtree.
struct Descend: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var span = 0
    while span < shrinker.best.spans.count {
      if !descend(from: span, &shrinker) { span += 1 }
    }
  }

  private func descend(from index: Int, _ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let span = best.spans[index]
    guard span.kind == .recursive else { return false }
    let parts = best.spans.indices.dropFirst(index + 1).filter { inner in
      let part = best.spans[inner]
      return part.kind == .recursive && part.label == span.label && part.count > 1
        && best.nearest(.recursive, span.label, around: part) == index
    }
    for part in parts.sorted(by: { (best.spans[$1].count, $0) < (best.spans[$0].count, $1) })
    where shrinker.accepts(best.replacing(span: index, with: part)) {
      return true
    }
    return false
  }
}

extension ChoiceSequence {
  /// The innermost span of a kind and label around another span.
  fileprivate func nearest(_ kind: Span.Kind, _ label: Int, around inner: Span) -> Int? {
    var parent = inner.parent
    while let index = parent {
      if spans[index].kind == kind, spans[index].label == label { return index }
      parent = spans[index].parent
    }
    return nil
  }
}
