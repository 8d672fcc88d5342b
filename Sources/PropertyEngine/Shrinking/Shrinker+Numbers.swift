extension Shrinker {
  /// The domain of the number at a position of the best case, nil past its end or at bytes.
  func domain(at position: Int) -> NumberDomain? {
    position < best.count ? best.choices[position].domain : nil
  }

  func index(at position: Int) -> UInt64 {
    position < best.count ? best.choices[position].index ?? 0 : 0
  }

  /// The value of the number at a position; 0 past the end, where an accepted edit may have left a
  /// position that a pass still holds.
  func value(at position: Int) -> UInt64 {
    position < best.count ? best.choices[position].value ?? 0 : 0
  }

  /// The positions of integers; with `above`, only those whose index is greater.
  func integers(above least: UInt64? = nil) -> [Int] {
    best.choices.indices.filter { position in
      guard let domain = domain(at: position) else { return false }
      guard domain.kind == .unsigned || domain.kind == .signed else { return false }
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

  /// The nearest index to a value, clamped into the domain.
  static func index(nearest value: UInt64, in domain: NumberDomain) -> UInt64 {
    if let index = domain.index(ofValue: value) { return index }
    let isBelow =
      domain.kind == .signed
      ? Int64(bitPattern: value) < Int64(bitPattern: domain.lower) : value < domain.lower
    return domain.index(ofOffset: isBelow ? 0 : domain.span)
  }

  /// Lowers a number. Where that changes the shape of what follows, the same choices are also
  /// tried lined up with the end of the case instead of the beginning.
  mutating func lower(_ position: Int, to index: UInt64) -> Bool {
    guard index < self.index(at: position), let choices = setting(position, to: index) else {
      return false
    }
    if accepts(choices) { return true }
    guard let shape = probe(choices), shape.count < best.count else { return false }
    let tail = commonTail(shape, after: position)
    guard tail > 0 else { return false }
    let head = choices[..<(shape.count - tail)]
    return accepts(Array(head + choices[(best.count - tail)...]))
  }

  /// How many choices from the end have the same domains in another shape of the case.
  private func commonTail(_ shape: ChoiceSequence, after position: Int) -> Int {
    var tail = 0
    while tail < shape.count - position - 1,
      shape.choices[shape.count - 1 - tail].domain == best.choices[best.count - 1 - tail].domain
    {
      tail += 1
    }
    return tail
  }
}
