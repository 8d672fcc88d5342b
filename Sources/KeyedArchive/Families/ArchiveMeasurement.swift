/// An archived measurement: a number and its unit.
public struct ArchiveMeasurement: Hashable, Sendable {
  /// In the unit.
  public var value: Double
  /// An object of a class of its own.
  public var unit: ArchiveValue

  /// A measurement of the given parts.
  public init(value: Double, unit: ArchiveValue) {
    self.value = value
    self.unit = unit
  }
}

extension ArchiveMeasurement: BuiltInFamily {
  static let kind = ArchiveKind.measurement
  static let classNames = ["NSMeasurement"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let value = try reader.requiredReal("NS.value")
    guard let unit = try reader.child("NS.unit") else {
      throw reader.missing("NS.unit", expected: "a unit")
    }
    return ArchiveLayout(ArchiveMeasurement(value: value, unit: .null), holding: [unit])
  }

  func kindsOfChild(_: Int) -> ArchiveKindSet? { .unit }

  func holding(_ children: [ArchiveValue?]) -> ArchiveMeasurement {
    ArchiveMeasurement(value: value, unit: children.child(0) ?? .null)
  }

  func write(into fields: inout ArchiveFieldEncoder) {
    fields.encode(value, forKey: "NS.value")
    fields.encode(unit, forKey: "NS.unit")
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm("measurement", .list([.real(value), .value(unit)]))
  }
}

extension ArchiveValue {
  /// A number and its unit, an object of a class of its own.
  public static func measurement(value: Double, unit: ArchiveValue) -> ArchiveValue {
    ArchiveValue(ArchiveMeasurement(value: value, unit: unit))
  }
}

extension ArchiveKindSet {
  /// Measurements.
  public static let measurement = ArchiveKindSet(.measurement)
}
