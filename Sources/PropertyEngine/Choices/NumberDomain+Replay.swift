extension NumberDomain {
  /// The domain of an index whose generator is not at hand, as in a replay token.
  ///
  /// No generator draws from it: a branch has at most as many alternatives as a program can list.
  static let unknown = NumberDomain.branch(through: .max)

  /// The index here of what was recorded there.
  ///
  /// A number keeps its value when its bounds have moved, since what it is tied to looks at the
  /// value; outside the new bounds it becomes the nearest one inside. A branch keeps its place.
  func index(standingFor choice: Choice) -> UInt64 {
    guard case .number(let index, let old) = choice else { return canonical(0) }
    guard old != self else { return canonical(index) }
    if let floats, let old = old.floats { return floats.index(nearest: old.value(at: index)) }
    guard let integers = countable, let old = old.countable else { return canonical(index) }
    return integers.index(
      nearestBits: old.bits(at: min(index, old.span)), isSigned: old.isSigned)
  }

  /// The integers or counts that calculations may use; nil for what is a place in a list.
  private var countable: IntegerDomain? {
    switch self {
    case .integer(let integers): integers
    case .count(let range):
      IntegerDomain(
        lower: UInt64(bitPattern: Int64(range.lowerBound)), span: span, origin: 0, isSigned: false)
    case .boolean, .float, .branch: nil
    }
  }

  /// A choice of this many elements: also of more or fewer than the domain has, for a replay whose
  /// bounds may move.
  func choice(counting count: Int) -> Choice {
    if let index = index(of: .count(count)) { return .number(index, self) }
    return .number(UInt64(truncatingIfNeeded: count), NumberDomain(UInt64.min...UInt64.max))
  }
}

extension IntegerDomain {
  /// A choice of the value with these bits: also of one outside the domain, for a replay whose
  /// bounds may move.
  func choice(carryingBits bits: UInt64) -> Choice {
    if let index = index(ofBits: bits) { return .number(index, .integer(self)) }
    let widest =
      isSigned ? IntegerDomain(Int64.min...Int64.max) : IntegerDomain(UInt64.min...UInt64.max)
    return .number(widest.index(ofBits: bits) ?? 0, .integer(widest))
  }

  /// The same for a number; nil where it does not fit 64 bits.
  func choice(carrying number: Int128) -> Choice? {
    bits(of: number).map { choice(carryingBits: $0) }
  }
}
