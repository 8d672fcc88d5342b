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
    guard let domain = domain(at: position), let number = number(at: position),
      let index = domain.index(ofNumber: number < 0 ? -Int128(magnitude) : Int128(magnitude)),
      index < self.index(at: position), let choices = setting(position, to: index)
    else { return false }
    return accepts(choices)
  }
}

extension ChoiceSequence {
  /// The value of the integer at a position; nil where there is none.
  func number(at position: Int) -> Int128? {
    guard position < count, case .number(let index, let domain) = choices[position],
      domain.kind == .signed || domain.kind == .unsigned
    else { return nil }
    return domain.number(at: index)
  }
}

extension NumberDomain {
  /// The value at an index of an integer domain.
  func number(at index: UInt64) -> Int128 {
    let value = value(at: index)
    return kind == .signed ? Int128(Int64(bitPattern: value)) : Int128(value)
  }

  /// The index of a value; nil when the domain lacks it.
  func index(ofNumber number: Int128) -> UInt64? {
    guard let bits = bits(of: number), let index = index(ofValue: bits) else { return nil }
    return self.number(at: index) == number ? index : nil
  }

  /// A choice of this value: also of one outside the domain, for a replay whose bounds may move.
  func choice(carryingNumber number: Int128) -> Choice? {
    bits(of: number).map { choice(carrying: $0) }
  }

  private func bits(of number: Int128) -> UInt64? {
    kind == .signed
      ? Int64(exactly: number).map { UInt64(bitPattern: $0) } : UInt64(exactly: number)
  }
}
