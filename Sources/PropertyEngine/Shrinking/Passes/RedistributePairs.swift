/// Lowers a number and raises a later one, keeping their sum or a weighted sum.
struct RedistributePairs: ShrinkPass {
  private static let weights: [UInt64] = [1, 2]
  /// Between numbers this small there is nothing to gain; less so between elements of a list,
  /// which can be deleted.
  private static let tiny: UInt64 = 2
  private static let tinyElement: UInt64 = 4

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers()
    guard shrinker.integers(above: 0).count <= LowerTogether.most,
      positions.count <= 2 * LowerTogether.most
    else { return }
    for (order, left) in positions.enumerated() {
      for right in positions[(order + 1)...] where shrinker.index(at: left) > 0 {
        let isOneList = shrinker.best.areElementsOfOneList(left, right)
        let tiny = isOneList ? Self.tinyElement : Self.tiny
        guard max(shrinker.index(at: left), shrinker.index(at: right)) > tiny else { continue }
        redistributePairs(left, right, isOneList ? [1] : Self.weights, &shrinker)
      }
    }
  }

  private func redistributePairs(
    _ left: Int, _ right: Int, _ weights: [UInt64], _ shrinker: inout Shrinker
  ) {
    if overflow(left, right, &shrinker) { return }
    if weights.count > 1 { raise(right, lowering: left, &shrinker) }
    guard let domain = shrinker.domain(at: left) else { return }
    for weight in weights {
      let index = shrinker.index(at: left)
      // One step shows whether the two are tied in this way.
      guard index > 0 else { return }
      let step = min(domain.stride(at: index), index)
      guard attempt(left, index - step, right, weight, &shrinker) else { continue }
      let isNear = shrinker.searchesAgain(left, right, in: .redistributePairs)
      IndexSearch.search(below: shrinker.index(at: left), in: domain, isNear: isNear) { index in
        attempt(left, index, right, weight, &shrinker)
      }
    }
  }

  /// Lowers a number to an index, and raises another one by what it loses times a weight.
  func attempt(
    _ left: Int, _ index: UInt64, _ right: Int, _ weight: UInt64, _ shrinker: inout Shrinker
  ) -> Bool {
    guard let leftDomain = shrinker.integers(at: left),
      let rightDomain = shrinker.integers(at: right),
      var choices = shrinker.setting(left, to: index)
    else { return false }
    let change = shrinker.bits(at: left) &- leftDomain.bits(at: index)
    let bits = shrinker.bits(at: right) &+ weight &* change
    if let wrapped = rightDomain.wrapping(bits) {
      choices[right] = .number(wrapped, .integer(rightDomain))
      if shrinker.accepts(choices) { return true }
    }
    choices[right] = rightDomain.choice(carryingBits: bits)
    return shrinker.accepts(choices)
  }

  /// Lowers a number as far as it goes with a later one at its upper bound: first so that their
  /// product stays, which may be all that must be great enough.
  private func raise(_ right: Int, lowering left: Int, _ shrinker: inout Shrinker) {
    guard let domain = shrinker.domain(at: left), shrinker.index(at: left) > Self.tiny,
      shrinker.index(at: right) > 0,
      atBound(left, indexKeepingProduct(left, right, shrinker), right, &shrinker)
        || atBound(left, shrinker.index(at: left) - 1, right, &shrinker)
    else { return }
    IndexSearch.search(below: shrinker.index(at: left), in: domain) { index in
      atBound(left, index, right, &shrinker)
    }
  }

  /// The index of a left number whose product with the greatest right one is the present product.
  private func indexKeepingProduct(_ left: Int, _ right: Int, _ shrinker: Shrinker) -> UInt64 {
    let index = shrinker.index(at: left)
    guard let domain = shrinker.integers(at: left), let other = shrinker.integers(at: right),
      !domain.isSigned, !other.isSigned
    else { return index }
    let (product, overflow) = shrinker.bits(at: left)
      .multipliedReportingOverflow(by: shrinker.bits(at: right))
    guard !overflow, product > 0 else { return index }
    let least = (product - 1) / (other.lower + other.span) + 1
    return domain.index(ofBits: least) ?? index
  }

  private func atBound(
    _ left: Int, _ index: UInt64, _ right: Int, _ shrinker: inout Shrinker
  ) -> Bool {
    guard index < shrinker.index(at: left), let domain = shrinker.domain(at: right),
      var choices = shrinker.setting(left, to: index)
    else { return false }
    choices[right] = .number(domain.greatest, domain)
    return shrinker.accepts(choices)
  }

  /// Two great numbers may fail because they overflow together: then the first can be small when
  /// the second is at its bound.
  func overflow(_ left: Int, _ right: Int, _ shrinker: inout Shrinker) -> Bool {
    guard let domain = shrinker.integers(at: right), domain.isWholeType, domain.span > 255,
      shrinker.index(at: right) > domain.span / 8, shrinker.index(at: left) > 2
    else { return false }
    let bounds = [domain.index(ofOffset: 0), domain.greatest]
    for bound in Set(bounds).sorted(by: >) {
      for index in 0..<UInt64(3) {
        guard var choices = shrinker.setting(left, to: index) else { return false }
        choices[right] = .number(bound, .integer(domain))
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }
}

extension IntegerDomain {
  /// Whether it has as many values as there are patterns of some bits.
  fileprivate var isWholeType: Bool { span & (span &+ 1) == 0 }

  /// The index of a value cut to the bits of a domain that is a whole integer type.
  fileprivate func wrapping(_ bits: UInt64) -> UInt64? {
    guard isWholeType else { return nil }
    return index(ofOffset: (bits &- lower) & span)
  }
}
