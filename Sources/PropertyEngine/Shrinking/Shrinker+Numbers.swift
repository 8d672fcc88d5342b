extension Shrinker {
  /// The domain of the number at a position of the best case, nil past its end or at bytes.
  func domain(at position: Int) -> NumberDomain? {
    position < best.count ? best.choices[position].domain : nil
  }

  /// The domain of the integer at a position of the best case; nil where there is none.
  func integers(at position: Int) -> IntegerDomain? { domain(at: position)?.integers }

  func index(at position: Int) -> UInt64 {
    position < best.count ? best.choices[position].index ?? 0 : 0
  }

  /// The bits of the integer at a position; 0 where an accepted edit has left none at a position
  /// that a pass still holds.
  func bits(at position: Int) -> UInt64 {
    integers(at: position)?.bits(at: index(at: position)) ?? 0
  }

  /// The positions of integers; with `above`, only those whose index is greater.
  func integers(above least: UInt64? = nil) -> [Int] {
    best.choices.indices.filter { position in
      guard integers(at: position) != nil else { return false }
      return least.map { index(at: position) > $0 } ?? true
    }
  }

  /// The best case with one number at another index; nil when there is no number.
  func setting(_ position: Int, to index: UInt64) -> [Choice]? {
    guard let domain = domain(at: position) else { return nil }
    var choices = best.choices
    choices[position] = .number(index, domain)
    return choices
  }

  /// Lowers a number. Where that changes the shape of what follows, the old choices are also kept
  /// in step by their spans, then lined up with the end of the case.
  mutating func lower(_ position: Int, to index: UInt64) -> Bool {
    guard index < self.index(at: position), let choices = setting(position, to: index) else {
      return false
    }
    return accepts(choices) || accepts(ChoiceSequence(choices, spans: best.spans))
      || acceptsFromEnd(choices, after: position)
  }

  /// Tries edited choices of which the generator leaves some over, lined up with the end of the
  /// case instead of the beginning: what follows `position` may now be fewer, and the last count.
  mutating func acceptsFromEnd(_ choices: [Choice], after position: Int) -> Bool {
    guard let shape = probe(choices), shape.count < choices.count else { return false }
    var tail = 0
    while tail < shape.count - position - 1,
      shape.choices[shape.count - 1 - tail].domain == best.choices[best.count - 1 - tail].domain
    {
      tail += 1
    }
    guard tail > 0 else { return false }
    return accepts(
      Array(choices[..<(shape.count - tail)] + choices[(choices.count - tail)...]))
  }
}
