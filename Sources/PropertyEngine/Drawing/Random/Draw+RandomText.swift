extension Draw {
  /// Draws a text of `count` scalars of `alphabet`, as a list of numbers. A random text is written
  /// as a whole, in a style of its own, and its scalars are taken as the choices.
  mutating func text(
    of alphabet: Alphabet, _ domain: IntegerDomain, _ count: ClosedRange<Int>, label: Int
  ) throws -> String {
    let list = beginSpan(.list, label: label)
    var text = String.UnicodeScalarView()
    if mode == .random, !copy.isActive {
      write(count, alphabet)
      try take(UInt64(texts.scalars.count - count.lowerBound), of: .count(count))
      for place in texts.scalars.indices {
        let token = beginSpan(.element, label: label)
        let index = scalarIndex(texts.scalars[place], of: alphabet, domain)
        try take(index, of: .integer(domain))
        text.append(alphabet.scalar(at: index))
        endSpan(token)
      }
    } else {
      for _ in 0..<(try self.count(in: count)) {
        let token = beginSpan(.element, label: label)
        text.append(try scalar(of: alphabet, domain))
        endSpan(token)
      }
    }
    endSpan(list)
    return String(text)
  }

  /// Draws one scalar.
  mutating func scalar(of alphabet: Alphabet, _ domain: IntegerDomain) throws -> Unicode.Scalar {
    guard mode == .random else {
      return alphabet.scalar(at: try index(in: .integer(domain)))
    }
    if bias.repeats > 0, var index = copiedIndex(.integer(domain)) {
      if copy.next - 1 == copy.changed { index = otherCase(of: copy.changed, alphabet) ?? index }
      try record(index, .integer(domain))
      return alphabet.scalar(at: index)
    }
    write(1...1, alphabet)
    let index = scalarIndex(texts.scalars.first ?? 0x30, of: alphabet, domain)
    try record(index, .integer(domain))
    return alphabet.scalar(at: index)
  }

  /// The index of the other case of a letter of ASCII drawn earlier; nil where it was none.
  private func otherCase(of place: Int, _ alphabet: Alphabet) -> UInt64? {
    let entry = recording.entries[place]
    guard entry.domain.span == alphabet.count - 1 else { return nil }
    let scalar = alphabet.scalar(at: entry.index)
    let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
    return isLetter ? alphabet.index(of: scalar.value ^ 0x20) : nil
  }

  private mutating func write(_ count: ClosedRange<Int>, _ alphabet: Alphabet) {
    let span = UInt64(count.upperBound - count.lowerBound)
    let most = count.lowerBound + Int(min(span, mostElements, mostCounted))
    texts.write(
      count: count.lowerBound...most, of: alphabet.isSmall ? alphabet : nil,
      constants: constants.scalars, &random)
  }

  /// The index of a scalar; of any, where the alphabet lacks it.
  @inline(__always)
  private mutating func scalarIndex(
    _ scalar: UInt32, of alphabet: Alphabet, _ domain: IntegerDomain
  ) -> UInt64 {
    alphabet.index(of: scalar) ?? random.next(through: domain.span)
  }
}
