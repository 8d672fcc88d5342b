// Numbers by what they are worth, for edits that calculate.
extension Shrinker {
  /// The value of the integer at a position; nil where there is none.
  func number(at position: Int) -> Int128? { best.number(at: position) }

  /// How far the integer at a position lies from zero; 0 where there is none.
  func magnitude(at position: Int) -> UInt64 {
    number(at: position).map { UInt64($0.magnitude) } ?? 0
  }

  /// Lowers an integer to one of the same sign that lies at another distance from zero.
  mutating func lower(_ position: Int, toMagnitude magnitude: UInt64) -> Bool {
    guard let domain = integers(at: position), let number = number(at: position),
      let index = domain.index(of: number < 0 ? -Int128(magnitude) : Int128(magnitude)),
      index < self.index(at: position), let choices = setting(position, to: index)
    else { return false }
    return accepts(choices)
  }
}

extension ChoiceSequence {
  /// The value of the integer at a position; nil where there is none.
  func number(at position: Int) -> Int128? {
    guard position < count, case .number(let index, .integer(let domain)) = choices[position]
    else { return nil }
    return domain.value(at: index)
  }
}
