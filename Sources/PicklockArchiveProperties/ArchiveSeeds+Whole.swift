public import KeyedArchive
import PicklockCompression
public import PropertyEngine

extension ArchiveSeeds {
  /// Every seed, compressed ones, and what fuzzing whole archives has found, built again by our own
  /// writer.
  ///
  /// - Throws: never in practice: what `ArchiveEncoder` and `Deflater` throw.
  public static func whole() throws -> [Seed] {
    try all() + wrongObjects() + wrongLists() + markup() + found() + packed()
  }

  /// A measurement whose unit has a number, which the writer once left out.
  public static let specifiedMeasurement = ArchiveValue.measurement(
    value: 45,
    unit: .unit(
      ArchiveUnit(
        className: "NSUnitLength", symbol: "mi", specifier: 1_287, coefficient: 1_609.34,
        constant: 0)))

  /// An archive in each wrapping that announces itself.
  private static func packed() throws -> [Seed] {
    let bytes = try ArchiveEncoder().encode(.array([.string("packed"), .integer(1)]))
    let raw = try Deflater(.raw).deflate(bytes)
    let zlib = try Deflater(.zlib).deflate(bytes)
    let gzip = try Deflater(.gzip).deflate(bytes)
    return [
      Seed(name: "packed-zlib", bytes: zlib), Seed(name: "packed-gzip", bytes: gzip),
      Seed(name: "packed-gzip-twice", bytes: gzip + gzip),
      Seed(name: "packed-raw", bytes: raw),
      Seed(name: "packed-refused-cut", bytes: Array(zlib.dropLast())),
      Seed(name: "packed-refused-trailing", bytes: gzip + [0]),
      Seed(
        name: "packed-refused-bomb",
        bytes: try Deflater(.gzip).deflate([UInt8](repeating: 0, count: 1 << 17))),
    ]
  }

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
