public import Foundation
public import PropertyEngine

extension Generator where Value == Decimal {
  /// The multiples of one unit in the last place that lie in `range`; 0 or the one nearest to it is
  /// the simplest. With two places, as money has, a limit of 10.5 shrinks to 10.51.
  ///
  /// Random cases often take powers of ten and their neighbors.
  ///
  /// - Parameters:
  ///   - range: in units of the last place it must fit 64 bits.
  ///   - places: digits after the point, from 0 to 18.
  public static func decimal(in range: ClosedRange<Decimal>, places: Int = 2) -> Generator<Decimal>
  {
    precondition((0...18).contains(places), "there are from 0 to 18 places")
    let least = whole(range.lowerBound, places, .up)
    let most = whole(range.upperBound, places, .down)
    precondition(least <= most, "the range holds no decimal of \(places) places")
    return Generator<Int>.integer(in: least...most, favoring: powers).map { units in
      Decimal(
        sign: units < 0 ? .minus : .plus, exponent: -places,
        significand: Decimal(units.magnitude))
    }
  }

  /// Powers of ten, one less and one more, of both signs.
  private static let powers: [Int] = {
    var powers: [Int] = []
    var power = 1
    for _ in 0..<18 {
      power *= 10
      powers += [power, power - 1, power + 1, -power, 1 - power, -power - 1]
    }
    return powers
  }()

  private static func whole(
    _ bound: Decimal, _ places: Int, _ mode: NSDecimalNumber.RoundingMode
  ) -> Int {
    var exact = bound * Decimal(sign: .plus, exponent: places, significand: 1)
    var rounded = Decimal()
    // Safety: both pointers are to local variables and are not kept after the call.
    unsafe NSDecimalRound(&rounded, &exact, 0, mode)
    precondition(
      rounded.magnitude < Decimal(Int.max), "the range has too many digits for \(places) places")
    return NSDecimalNumber(decimal: rounded).intValue
  }
}
