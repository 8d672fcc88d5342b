extension ChoiceSequence {
  /// The case with one span's contents put in the place of another's, spans and all; the source may
  /// be a span of another case.
  func replacing(
    span target: Int, with source: Int, of other: ChoiceSequence? = nil
  ) -> ChoiceSequence {
    let other = other ?? self
    let old = spans[target].range
    let new = other.spans[source].range
    let shift = new.count - old.count
    var result = ChoiceSequence(
      Array(choices[..<old.lowerBound] + other.choices[new] + choices[old.upperBound...]))
    let inside = spans.indices.filter { isInside($0, target) }
    let moved = other.spans.indices.filter { other.isInside($0, source) }
    let first = inside.first ?? target
    for index in spans.indices {
      if index == first {
        for span in moved {
          var copy = other.spans[span].shifted(by: old.lowerBound - new.lowerBound)
          copy.parent =
            span == source
            ? spans[target].parent : other.spans[span].parent.map { $0 - source + first }
          result.spans.append(copy)
        }
      }
      guard !isInside(index, target) else { continue }
      var copy = spans[index]
      if copy.start >= old.upperBound { copy = copy.shifted(by: shift) }
      if copy.start <= old.lowerBound && copy.end >= old.upperBound { copy.end += shift }
      copy.parent = copy.parent.map { $0 > target ? $0 - inside.count + moved.count : $0 }
      result.spans.append(copy)
    }
    return result
  }

  /// Whether a span is another one or lies inside it.
  func isInside(_ span: Int, _ outer: Int) -> Bool {
    var around: Int? = span
    while let index = around, index > outer { around = spans[index].parent }
    return around == outer
  }
}

extension ChoiceSpan {
  fileprivate func shifted(by distance: Int) -> ChoiceSpan {
    var span = self
    span.start += distance
    span.end += distance
    return span
  }
}

extension ChoiceSequence {
  /// The sum of all indices.
  var weight: UInt64 {
    choices.reduce(0) { weight, choice in
      let (sum, overflow) = weight.addingReportingOverflow(choice.index ?? 0)
      return overflow ? .max : sum
    }
  }

  /// Whether two choices lie in elements of the same list.
  func areElementsOfOneList(_ left: Int, _ right: Int) -> Bool {
    guard let first = list(around: left) else { return false }
    return first == list(around: right)
  }

  /// The innermost list that has an element at a position.
  private func list(around position: Int) -> Int? {
    spans.last { $0.kind == .element && $0.range.contains(position) }?.parent
  }
}
