// Numbers that are constants of the code under test.
extension Draw {
  /// A constant integer of the domain or, in one of four draws, its neighbour.
  mutating func constant(in domain: IntegerDomain, shape: UInt64) -> UInt64? {
    let isNegative = domain.isSigned && (shape >> 8) & 7 == 0
    let numbers = constants.integers
    // Those below the domain cannot be drawn, nor those above.
    let least = isNegative || domain.isSigned ? 0 : domain.lower
    let most =
      domain.isSigned
      ? UInt64(clamping: Int64(bitPattern: domain.lower &+ domain.span))
      : domain.lower &+ domain.span
    let start = isNegative ? 0 : Self.firstPlace(in: numbers) { $0 >= least }
    let end = isNegative ? numbers.count : Self.firstPlace(in: numbers) { $0 > most }
    guard start < end else { return nil }
    let number = numbers[start + TextWriter.position(shape >> 32, end - start)]
    let value = isNegative ? 0 &- number : number
    switch (shape >> 16) & 7 {
    case 0: return domain.index(ofBits: value &+ 1)
    case 1: return domain.index(ofBits: value &- 1)
    default: return domain.index(ofBits: value)
    }
  }

  /// A constant float of the domain.
  mutating func constantFloat(in domain: FloatDomain, shape: UInt64) -> UInt64? {
    let whole = (shape >> 8) & 1 == 0 || constants.floats.isEmpty
    var value: Double
    if whole {
      guard !constants.integers.isEmpty else { return nil }
      value = Double(constants.integers[TextWriter.position(shape >> 32, constants.integers.count)])
    } else {
      value = constants.floats[TextWriter.position(shape >> 32, constants.floats.count)]
    }
    switch (shape >> 16) & 15 {
    case 0: value = value.nextUp
    case 1: value = value.nextDown
    case 2, 3: value = -value
    default: break
    }
    if let bounds = domain.bounds, !bounds.contains(value) { return nil }
    return domain.index(nearest: value)
  }

  /// The first place whose number satisfies a condition that all later ones satisfy too.
  private static func firstPlace(
    in numbers: [UInt64], where condition: (UInt64) -> Bool
  ) -> Int {
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(numbers[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
