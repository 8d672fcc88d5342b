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
    let parts = best.spans[(index + 1)...].filter {
      $0.kind == .recursive && $0.label == span.label && $0.end <= span.end
        && $0.start >= span.start && $0.count > 1
        && best.nearest(.recursive, span.label, around: $0) == index
    }
    for part in parts.sorted(by: { ($1.count, $0.start) < ($0.count, $1.start) }) {
      let candidate =
        best.choices[..<span.start] + best.choices[part.range] + best.choices[span.end...]
      if shrinker.accepts(Array(candidate)) { return true }
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
