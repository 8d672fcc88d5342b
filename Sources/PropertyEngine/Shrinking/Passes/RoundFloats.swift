/// Makes floats simpler as whole numbers and short fractions: fewer binary places, a smaller whole
/// part, and, with an earlier float made simple, the floats that lie next to a power of two, which
/// is where sums begin to be rounded.
struct RoundFloats: ShrinkPass {
  /// The simplest values of the earlier float to try, and the boundaries with each.
  private static let tries: UInt64 = 3
  private static let boundaries = 8
  private static let greatestExponent = 64
  /// Up to so many binary places a float is rounded away from zero, too.
  private static let placesAway = 3
  /// Fractions that a sum with one rounds to either side, or half way.
  private static let dust = [1.0, 3, 5, 7].map { $0 * 0x1p-54 }

  func run(_ shrinker: inout Shrinker) {
    let floats = shrinker.best.choices.indices.filter { shrinker.domain(at: $0)?.isFloat ?? false }
    guard floats.count <= LowerTogether.most else { return }
    for position in floats {
      round(position, &shrinker)
      lowerWhole(position, &shrinker)
    }
    for (order, left) in floats.enumerated() {
      for right in floats[(order + 1)...] { pair(left, right, &shrinker) }
    }
  }

  /// As few binary places as possible.
  private func round(_ position: Int, _ shrinker: inout Shrinker) {
    for places in 0..<52 {
      guard let value = shrinker.double(at: position) else { return }
      let scale = Double(sign: .plus, exponent: places, significand: 1)
      let scaled = value * scale
      guard scaled.isFinite, scaled != scaled.rounded() else { return }
      if set([(position, scaled.rounded(.towardZero) / scale)], &shrinker) { return }
      guard places <= Self.placesAway else { continue }
      if set([(position, scaled.rounded(.awayFromZero) / scale)], &shrinker) { return }
    }
  }

  /// As small a whole number as possible before the same fraction.
  private func lowerWhole(_ position: Int, _ shrinker: inout Shrinker) {
    guard let value = shrinker.double(at: position) else { return }
    let whole = value.magnitude.rounded(.down)
    let fraction = value.magnitude - whole
    guard fraction > 0, whole > 0, whole < Double(FloatOrder.wholes) else { return }
    let wholes = NumberDomain(UInt64(0)...UInt64(whole))
    IndexSearch.search(below: UInt64(whole), in: wholes) { lower in
      let magnitude = Double(lower) + fraction
      return set([(position, value.sign == .minus ? -magnitude : magnitude)], &shrinker)
    }
  }

  private func pair(_ left: Int, _ right: Int, _ shrinker: inout Shrinker) {
    guard let domain = shrinker.floats(at: right), let simple = shrinker.floats(at: left) else {
      return
    }
    let boundaries = Self.boundaries(of: domain).prefix(Self.boundaries) + Self.dust
    for index in 0..<Self.tries where index <= shrinker.index(at: left) {
      for boundary in boundaries {
        if set([(left, simple.value(at: index)), (right, boundary)], &shrinker) { return }
      }
    }
  }

  private func set(_ values: [(position: Int, value: Double)], _ shrinker: inout Shrinker) -> Bool {
    var choices = shrinker.best.choices
    for (position, value) in values {
      guard let domain = shrinker.floats(at: position) else { return false }
      choices[position] = .number(domain.index(nearest: value), .float(domain))
    }
    return shrinker.accepts(choices)
  }

  /// The floats next to whole numbers at powers of two, the simplest first.
  private static func boundaries(of domain: FloatDomain) -> [Double] {
    let wholes = (0..<greatestExponent).flatMap { exponent -> [Double] in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power - 1, power, power + 1]
    }
    let all = wholes.flatMap { [$0.nextUp, $0.nextDown] }
      .filter { $0.isNormal && $0 > 0 && domain.clamped($0) == $0 && $0 != $0.rounded() }
    return all.sorted { FloatOrder.index(of: $0) < FloatOrder.index(of: $1) }
  }
}

extension Shrinker {
  /// The domain of the float at a position of the best case; nil where there is none.
  fileprivate func floats(at position: Int) -> FloatDomain? { domain(at: position)?.floats }

  /// The float at a position; nil where there is none.
  fileprivate func double(at position: Int) -> Double? {
    floats(at: position)?.value(at: index(at: position))
  }
}
