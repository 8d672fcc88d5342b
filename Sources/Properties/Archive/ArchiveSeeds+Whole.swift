public import KeyedArchive
public import PropertyEngine

extension ArchiveSeeds {
  /// Every seed, and what fuzzing whole archives has found, built again by our own writer.
  ///
  /// - Throws: never in practice: what `ArchiveEncoder` throws for values it cannot write.
  public static func whole() throws(ArchiveError) -> [Seed] {
    let found = Seed(
      name: "crash-unit-specifier", bytes: try ArchiveEncoder().encode(specifiedMeasurement))
    return try all() + [found]
  }

  /// A measurement whose unit has a number, which the writer once left out.
  public static let specifiedMeasurement = ArchiveValue.measurement(
    value: 45,
    unit: .unit(
      ArchiveUnit(
        className: "NSUnitLength", symbol: "mi", specifier: 1_287, coefficient: 1_609.34,
        constant: 0)))

  /// Cases of a property that draws choices, the same ones on every machine; none that it discards.
  public static func cases(of property: AnyProperty, count: Int) -> [Seed] {
    (0..<count).compactMap { number in
      let digits = String(number)
      let name = "case-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      let bytes = property.encode(property.randomChoices(seed: 1, stream: UInt64(number)))
      if case .discarded = property.run(bytes) { return nil }
      return Seed(name: name, bytes: bytes)
    }
  }
}
