import PropertyEngine

extension DistributionSubject {
  static let floats = [
    double(".anyDouble", "st.floats()", .anyDouble, in: nil),
    double(".double(in: 0...1)", "st.floats(0, 1)", .double(in: 0...1), in: 0...1),
    double(".double(in: 10...20)", "st.floats(10, 20)", .double(in: 10...20), in: 10...20),
    double(
      ".double(in: -1e6...1e6)", "st.floats(-1e6, 1e6)", .double(in: -1e6...1e6), in: -1e6...1e6),
    double(
      ".float(in: -1...1)", "st.floats(-1, 1, width=32)",
      Generator<Float>.float(in: -1...1).map { Double($0) }, in: -1...1),
  ]

  private static func double(
    _ swift: String, _ python: String, _ generator: Generator<Double>,
    in range: ClosedRange<Double>?
  ) -> DistributionSubject {
    DistributionSubject(
      swift, python, generator, parse: PeerValue.double,
      (range.map(bounds) ?? specials) + magnitudes)
  }

  private static let specials: [DistributionFigure<Double>] = [
    .cases("not a number") { $0.isNaN },
    .cases("infinite") { $0.isInfinite },
    .cases("the greatest finite, of either sign") { $0.magnitude == .greatestFiniteMagnitude },
    .cases("the least above zero, of either sign") { $0.magnitude == .leastNonzeroMagnitude },
  ]

  private static func bounds(_ range: ClosedRange<Double>) -> [DistributionFigure<Double>] {
    [
      .cases("the lower bound") { $0 == range.lowerBound },
      .cases("the upper bound") { $0 == range.upperBound },
      .cases("beside a bound") {
        $0 == range.lowerBound.nextUp || $0 == range.upperBound.nextDown
      },
    ]
  }

  private static let magnitudes: [DistributionFigure<Double>] = [
    .cases("0.0") { $0 == 0 && $0.sign == .plus },
    .cases("-0.0") { $0 == 0 && $0.sign == .minus },
    .cases("negative") { $0 < 0 },
    .cases("subnormal") { $0.isSubnormal },
    .cases("whole, up to 2^53") { $0 != 0 && $0.magnitude <= 0x1p53 && $0 == $0.rounded() },
    .cases("one or two decimals") {
      $0.magnitude < 1e9 && $0 != $0.rounded() && ($0 * 100).rounded() / 100 == $0
    },
    .cases("from 0.001 to 1,000, not whole") {
      (0.001...1_000).contains($0.magnitude) && $0 != $0.rounded()
    },
    .cases("below 0.001, not 0") { $0 != 0 && $0.magnitude < 0.001 },
    .cases("above 2^53, finite") { $0.isFinite && $0.magnitude > 0x1p53 },
  ]
}
