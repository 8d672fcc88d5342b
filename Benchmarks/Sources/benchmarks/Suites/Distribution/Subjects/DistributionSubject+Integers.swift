import PropertyEngine

extension DistributionSubject {
  static let integers = [
    integer(".int()", "st.integers()", .int(), in: .min ... .max),
    integer(
      ".int(in: 0...1_000_000)", "st.integers(0, 1_000_000)", .int(in: 0...1_000_000),
      in: 0...1_000_000),
    integer(
      "Generator<Int16>.integer()", "st.integers(-2**15, 2**15 - 1)",
      Generator<Int16>.integer(), in: .min ... .max),
    integer(
      "Generator<UInt64>.integer()", "st.integers(0, 2**64 - 1)", Generator<UInt64>.integer(),
      in: .min ... .max),
  ]

  private static func integer<Value: FixedWidthInteger & Sendable>(
    _ swift: String, _ python: String, _ generator: Generator<Value>, in range: ClosedRange<Value>
  ) -> DistributionSubject {
    DistributionSubject(
      swift, python, generator.map { Int128($0) }, parse: PeerValue.integer,
      magnitudes + edges(Int128(range.lowerBound)...Int128(range.upperBound)))
  }

  private static let magnitudes: [DistributionFigure<Int128>] = [
    .cases("0") { $0 == 0 },
    .cases("negative") { $0 < 0 },
    .cases("1 digit, not 0") { (1...9).contains($0.magnitude) },
    .cases("2 digits") { (10...99).contains($0.magnitude) },
    .cases("3 or 4 digits") { (100...9_999).contains($0.magnitude) },
    .cases("5 to 9 digits") { (10_000...999_999_999).contains($0.magnitude) },
    .cases("10 digits, up to 48 bits") { (1_000_000_000..<(1 << 48)).contains($0.magnitude) },
    .cases("49 to 63 bits") { (1 << 48..<(1 << 63)).contains($0.magnitude) },
    .cases("64 bits or more") { $0.magnitude >= 1 << 63 },
  ]

  private static func edges(_ range: ClosedRange<Int128>) -> [DistributionFigure<Int128>] {
    [
      .cases("a bound of the type or range") {
        $0 == range.lowerBound || $0 == range.upperBound
      },
      .cases("beside a bound") { $0 == range.lowerBound + 1 || $0 == range.upperBound - 1 },
      .cases("an edge of 8, 16, 32 bits, or beside one") { number in
        [7, 8, 15, 16, 31, 32].contains { bits in isBeside(number, Int128(1) << Int128(bits)) }
      },
      .cases("another power of two from 16, or beside one") { number in
        ![7, 8, 15, 16, 31, 32].contains { isBeside(number, Int128(1) << Int128($0)) }
          && (4...63).contains { isBeside(number, Int128(1) << Int128($0)) }
      },
      .cases("a power of ten from 100, or beside one") { number in
        powersOfTen.contains { isBeside(number, $0) }
      },
      .cases("round: ends in 00") { $0 != 0 && $0 % 100 == 0 },
    ]
  }

  private static let powersOfTen: [Int128] = sequence(first: 100) { $0 * 10 }.prefix(17).map { $0 }

  private static func isBeside(_ number: Int128, _ edge: Int128) -> Bool {
    (edge - 1...edge + 1).contains(Int128(clamping: number.magnitude))
  }
}
