/// A collection inside a case: where its count is, and which choices each element takes.
struct ListShape {
  let countPosition: Int
  let elements: [Range<Int>]
  /// The least number of elements.
  let minimum: Int
  /// The greatest number of elements.
  let maximum: Int
  /// Lists of one label and depth hold the same kind of element.
  let label: Int
  let depth: Int
  /// The span of the list itself, when a span marks it.
  let span: Int?

  /// The choices with only the elements that `keeps` says.
  func keeping(in choices: [Choice], _ keeps: (Int) -> Bool) -> [Choice] {
    var kept: [Choice] = []
    kept.reserveCapacity(choices.count)
    var position = 0
    var removed = 0
    for (index, range) in elements.enumerated() where !keeps(index) {
      kept += choices[position..<range.lowerBound]
      position = range.upperBound
      removed += 1
    }
    kept += choices[position...]
    return Self.lowering(kept, at: countPosition, by: removed)
  }

  /// The choices with the elements in another order.
  func filled(in choices: [Choice], order: [Int]) -> [Choice] {
    var filled: [Choice] = []
    filled.reserveCapacity(choices.count)
    var position = 0
    for (place, element) in zip(elements, order) {
      filled += choices[position..<place.lowerBound]
      filled += choices[elements[element]]
      position = place.upperBound
    }
    return filled + choices[position...]
  }

  /// The choices with the count at `position` lowered.
  static func lowering(_ choices: [Choice], at position: Int, by amount: Int) -> [Choice] {
    guard position < choices.count, case .number(let index, let domain) = choices[position] else {
      return choices
    }
    var lowered = choices
    lowered[position] = .number(index &- UInt64(truncatingIfNeeded: amount), domain)
    return lowered
  }
}

extension ChoiceSequence {
  /// The lists that spans mark, outer ones first.
  var lists: [ListShape] {
    var children: [Int: [Range<Int>]] = [:]
    for span in spans where span.kind == .element {
      if let parent = span.parent { children[parent, default: []].append(span.range) }
    }
    return spans.indices.compactMap { index in
      let span = spans[index]
      guard span.kind == .list, span.count > 0,
        case .count(let count)? = choices[span.start].domain
      else { return nil }
      return ListShape(
        countPosition: span.start, elements: children[index] ?? [], minimum: count.lowerBound,
        maximum: count.upperBound, label: span.label,
        depth: depth(of: index), span: index)
    }
  }

  /// How many spans lie around one.
  func depth(of span: Int) -> Int {
    var depth = 0
    var parent = spans[span].parent
    while let around = parent {
      depth += 1
      parent = spans[around].parent
    }
    return depth
  }
}
