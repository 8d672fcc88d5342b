extension Alphabet {
  /// The scalars of a text, in the order in which they first appear.
  ///
  /// - Complexity: O(*n*²) in the number of scalars.
  public init(of text: String) {
    self.init(distinct: text.unicodeScalars.map { $0.value...$0.value })
  }

  /// The scalars of all the alphabets, those of the first the simplest; a scalar counts once.
  ///
  /// - Complexity: O(*n*²) in the number of ranges.
  public init(union alphabets: Alphabet...) {
    self.init(distinct: alphabets.flatMap(\.ranges))
  }

  /// The scalars of this alphabet, then those of another that are not among them.
  ///
  /// - Complexity: O(*n*²) in the number of ranges.
  public func union(_ other: Alphabet) -> Alphabet { Alphabet(union: self, other) }

  /// The scalars of this alphabet that are not in another, in the same order.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of ranges.
  public func subtracting(_ other: Alphabet) -> Alphabet {
    Alphabet(distinct: ranges.flatMap { Self.parts(of: $0, outside: other.ranges) })
  }

  /// Whether the scalar is one of this alphabet.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  /// Ranges without surrogates, of which a scalar counts where it first appears.
  private init(distinct candidates: [ClosedRange<UInt32>]) {
    var ranges: [ClosedRange<UInt32>] = []
    for candidate in candidates { ranges += Self.parts(of: candidate, outside: ranges) }
    self.ranges = ranges
    count = ranges.reduce(0) { $0 + UInt64($1.count) }
  }

  /// What is left of a range without those of others, in ascending order.
  private static func parts(
    of range: ClosedRange<UInt32>, outside others: [ClosedRange<UInt32>]
  ) -> [ClosedRange<UInt32>] {
    var parts = [range]
    for other in others where other.overlaps(range) {
      parts = parts.flatMap { part -> [ClosedRange<UInt32>] in
        guard part.overlaps(other) else { return [part] }
        var left: [ClosedRange<UInt32>] = []
        if part.lowerBound < other.lowerBound {
          left.append(part.lowerBound...other.lowerBound - 1)
        }
        if part.upperBound > other.upperBound {
          left.append(other.upperBound + 1...part.upperBound)
        }
        return left
      }
    }
    return parts
  }
}
