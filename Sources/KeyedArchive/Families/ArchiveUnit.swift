/// An archived unit of measurement.
public struct ArchiveUnit: Hashable, Sendable {
  /// `NSUnitLength` and the like.
  public var className: String
  /// As shown to people: `km`.
  public var symbol: String
  /// The number Foundation gives some units; nil when the archive does not say.
  public var specifier: Int64?
  /// base = value * coefficient + constant, for units with a linear converter.
  public var coefficient: Double?
  /// Added after the coefficient; nil when the archive does not say.
  public var constant: Double?

  /// base = reciprocal / value, for units with a reciprocal converter, such as miles per gallon.
  public var reciprocal: Double?

  /// A unit of the given parts.
  public init(
    className: String, symbol: String, specifier: Int64? = nil, coefficient: Double? = nil,
    constant: Double? = nil, reciprocal: Double? = nil
  ) {
    self.className = className
    self.symbol = symbol
    self.specifier = specifier
    self.coefficient = coefficient
    self.constant = constant
    self.reciprocal = reciprocal
  }
}

extension ArchiveUnit: BuiltInFamily {
  static let kind = ArchiveKind.unit
  static let classNames = ["NSUnit"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    var unit = ArchiveUnit(
      className: className, symbol: try reader.requiredString("NS.symbol"),
      specifier: try reader.integer("NS.specifier"))
    if let converter = reader.resolved("NS.converter") { try unit.read(converter, reader) }
    return ArchiveLayout(leaf: unit)
  }

  /// The two converters that Foundation has (swift-corelibs-foundation, Unit.swift). What one of
  /// the program's own does is unknown.
  private mutating func read(
    _ converter: Int, _ reader: LayoutReader
  ) throws(ArchiveError) {
    func figure(_ key: StaticString, _ className: String) throws(ArchiveError) -> Double? {
      guard let value = reader.inner(key, of: converter, [className]) else { return nil }
      guard let figure = reader.table.real(reader.table.nodes[value]) else {
        throw reader.wrongType("NS.converter", value, expected: "a number")
      }
      return figure
    }
    if let reciprocal = try figure("NS.reciprocal", "NSUnitConverterReciprocal") {
      self.reciprocal = reciprocal
      return
    }
    guard let coefficient = try figure("NS.coefficient", "NSUnitConverterLinear") else {
      throw reader.error(
        .unresolvableContent, "NS.converter", at: converter,
        .expectation(
          expected: "an NSUnitConverterLinear with a coefficient, or an NSUnitConverterReciprocal",
          found: "another converter"))
    }
    self.coefficient = coefficient
    constant = try figure("NS.constant", "NSUnitConverterLinear") ?? 0
  }

  /// A unit with a converter is a dimension.
  var ownRecord: ArchiveClassRecord? {
    let isDimension = coefficient != nil || reciprocal != nil || specifier != nil
    return isDimension
      ? .foundation(className, "NSDimension", "NSUnit") : .foundation(className, "NSUnit")
  }

  func write(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    guard coefficient == nil || reciprocal == nil else {
      throw ArchiveError(.invalidValue, detail: .reason("a unit has one converter, not two"))
    }
    fields.encode(symbol, forKey: "NS.symbol")
    if let specifier { fields.encode(specifier, forKey: "NS.specifier") }
    if let coefficient {
      fields.append(
        part: LinearConverter(coefficient: coefficient, constant: constant ?? 0),
        verbatim: "NS.converter")
    } else if let reciprocal {
      fields.append(part: ReciprocalConverter(reciprocal: reciprocal), verbatim: "NS.converter")
    }
  }

  func words(_ form: ArchiveText.Form) -> String {
    "unit \(ArchiveText.string(symbol, form))\(conversion)"
  }

  private var conversion: String {
    if let reciprocal { return ", base = \(reciprocal) / value" }
    guard let coefficient else { return "" }
    let constant = constant ?? 0
    return ", base = \(coefficient) × value" + (constant == 0 ? "" : " + \(constant)")
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm("unit", .list([.text(className), .text(symbol)]))
  }
}

/// base = value * coefficient + constant.
private struct LinearConverter: ArchiveEncodable {
  static let encodedClass = ArchiveClassRecord.foundation(
    "NSUnitConverterLinear", "NSUnitConverter")
  var coefficient: Double
  var constant: Double

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(coefficient, forKey: "NS.coefficient")
    fields.encode(constant, forKey: "NS.constant")
  }
}

/// base = reciprocal / value (swift-corelibs-foundation, Unit.swift).
private struct ReciprocalConverter: ArchiveEncodable {
  static let encodedClass = ArchiveClassRecord.foundation(
    "NSUnitConverterReciprocal", "NSUnitConverter")
  var reciprocal: Double

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(reciprocal, forKey: "NS.reciprocal")
  }
}

extension ArchiveValue {
  /// A unit: its class (`NSUnitLength`), its symbol, and its converter's figures if any.
  public static func unit(_ unit: ArchiveUnit) -> ArchiveValue { ArchiveValue(unit) }
}

extension ArchiveKindSet {
  /// Units of measurement.
  public static let unit = ArchiveKindSet(.unit)
}
