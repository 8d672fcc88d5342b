/// One number that tells how values of a generator are spread.
struct DistributionFigure<Value>: Sendable {
  let label: String
  let isShare: Bool
  let measure: @Sendable ([Value]) -> Double

  /// The share of cases that are so.
  static func cases(
    _ label: String, _ isSo: @escaping @Sendable (Value) -> Bool
  ) -> DistributionFigure {
    DistributionFigure(label: label, isShare: true) { values in
      Double(values.count(where: isSo)) / Double(max(values.count, 1))
    }
  }

  /// The share of parts, of all cases together, that are so.
  static func parts<Part>(
    _ label: String, of parts: @escaping @Sendable (Value) -> [Part],
    are isSo: @escaping @Sendable (Part) -> Bool
  ) -> DistributionFigure {
    DistributionFigure(label: label, isShare: true) { values in
      var total = 0
      var chosen = 0
      for value in values {
        let parts = parts(value)
        total += parts.count
        chosen += parts.count(where: isSo)
      }
      return Double(chosen) / Double(max(total, 1))
    }
  }

  /// The mean of a number over all cases.
  static func mean(
    _ label: String, _ number: @escaping @Sendable (Value) -> Int
  ) -> DistributionFigure {
    DistributionFigure(label: label, isShare: false) { values in
      Double(values.reduce(0) { $0 + number($1) }) / Double(max(values.count, 1))
    }
  }

  /// How many parts a case has: the mean, and the shares of sizes.
  static func sizes(
    _ noun: String, _ count: @escaping @Sendable (Value) -> Int
  ) -> [DistributionFigure] {
    [
      .mean("\(noun), mean", count),
      .cases("no \(noun)") { count($0) == 0 },
      .cases("1") { count($0) == 1 },
      .cases("2 to 9") { (2...9).contains(count($0)) },
      .cases("10 to 99") { (10...99).contains(count($0)) },
      .cases("100 or more") { count($0) >= 100 },
    ]
  }
}
