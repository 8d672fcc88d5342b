extension NumberDomain {
  /// The domain of an index whose generator is not at hand, as in a replay token.
  ///
  /// No generator draws from it: a branch has at most as many alternatives as a program can list.
  static let unknown = NumberDomain(lower: 0, span: .max, origin: 0, kind: .branch)

  /// The widest domain of the kind: carries a value that lies outside the domain it was drawn from,
  /// for a replay in which the bounds may have moved.
  var widest: NumberDomain {
    switch kind {
    case .signed: NumberDomain(Int64.min...Int64.max)
    case .unsigned, .boolean, .count, .branch: NumberDomain(UInt64.min...UInt64.max)
    case .float: .float(0...0, special: true)
    }
  }

  /// The index here of what was recorded there.
  ///
  /// A number keeps its value when its bounds have moved, since what it is tied to looks at the
  /// value; outside the new bounds it becomes the nearest one inside. A branch keeps its place.
  func index(standingFor choice: Choice) -> UInt64 {
    guard case .number(let index, let old) = choice else { return canonical(0) }
    guard old != self, isArithmetic, old.isArithmetic else { return canonical(index) }
    if kind == .float || old.kind == .float {
      guard kind == old.kind else { return canonical(index) }
      return self.index(of: old.double(at: index))
    }
    return self.index(nearest: old.value(at: min(index, old.span)), isSigned: old.kind == .signed)
  }

  /// A choice of this value: also of one outside the domain, for a replay whose bounds may move.
  func choice(carrying value: UInt64) -> Choice {
    if let index = index(ofValue: value) { return .number(index, self) }
    let widest = widest
    return .number(widest.index(ofValue: value) ?? 0, widest)
  }

  /// Whether the choice is a number that calculations may use, and not a place in a list.
  private var isArithmetic: Bool { kind != .branch && kind != .boolean }

  /// The index of an integer, or of the bound nearest to it.
  func index(nearest value: UInt64, isSigned: Bool) -> UInt64 {
    if let index = index(ofValue: value) {
      // The same bits may be another number, when one of the two is unsigned.
      let isHigh = value > UInt64(Int64.max)
      if !isHigh || isSigned == (kind == .signed) { return index }
    }
    return self.index(ofOffset: isBelow(value, isSigned: isSigned) ? 0 : span)
  }

  /// Whether an integer outside the domain lies below it.
  private func isBelow(_ value: UInt64, isSigned: Bool) -> Bool {
    let isNegative = isSigned && Int64(bitPattern: value) < 0
    guard kind == .signed else { return isNegative || value < lower }
    if !isSigned, value > UInt64(Int64.max) { return false }
    return Int64(bitPattern: value) < Int64(bitPattern: lower)
  }
}
