extension Generator {
  /// One of the values, as often as its weight says; the first is the simplest.
  ///
  /// - Parameter weighted: weights and values; weights are not negative and not all zero.
  ///
  /// - Complexity: O(*n*) for each value, where *n* is the number of weights.
  @inlinable
  public static func element(weighted: [(Int, Value)]) -> Generator<Value>
  where Value: Sendable {
    let weights = weighted.map(\.0)
    let values = weighted.map(\.1)
    precondition(
      weights.allSatisfy { $0 >= 0 } && weights.contains { $0 > 0 },
      "weights are not negative and not all zero")
    return Generator { draw in values[try draw.branch(weights: weights)] }
  }
}

extension Generator where Value: FixedWidthInteger & SendableMetatype {
  /// The integers of `range`, of up to 64 bits, where random cases take one of `favorites` now and
  /// then: the last day of February, a page's size. `origin`, or the bound nearest to it, is the
  /// simplest; a favorite shrinks like any other.
  ///
  /// - Parameter favorites: those outside `range` are left out.
  public static func integer(
    in range: ClosedRange<Value>, origin: Value = 0, favoring favorites: [Value]
  ) -> Generator<Value> {
    let domain = IntegerDomain(range, origin: origin)
    let indices = favorites.filter(range.contains).compactMap {
      domain.index(ofBits: UInt64(truncatingIfNeeded: $0))
    }
    guard !indices.isEmpty else { return integer(in: range, origin: origin) }
    return Generator { draw in
      guard draw.isRandom, draw.steer(through: 7) == 0 else {
        return Value(truncatingIfNeeded: try draw.bits(of: domain))
      }
      let position = Int(draw.steer(through: UInt64(indices.count - 1)))
      try draw.take(indices[position], of: .integer(domain))
      return Value(truncatingIfNeeded: domain.bits(at: indices[position]))
    }
  }
}
