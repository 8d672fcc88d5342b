/// An archived decimal number: mantissa * 10^exponent.
public struct ArchiveDecimal: Hashable, Sendable {
  /// -128 to 127.
  public var exponent: Int8
  /// The sign of the mantissa.
  public var isNegative: Bool
  /// Whether the mantissa has no trailing zero to give to the exponent, as stored.
  public var isCompact: Bool
  /// How many 16-bit words of the mantissa count: 0 to 8. Zero words and negative is not a number.
  public var length: UInt8
  /// 128 bits, the words beyond `length` zero.
  public var mantissa: UInt128

  /// Whether it is not a number, which is stored as no words and a sign.
  public var isNotANumber: Bool { length == 0 && isNegative }

  /// A decimal of the given parts.
  public init(
    exponent: Int8, isNegative: Bool, isCompact: Bool = true, length: UInt8, mantissa: UInt128
  ) {
    self.exponent = exponent
    self.isNegative = isNegative
    self.isCompact = isCompact
    self.length = length
    self.mantissa = mantissa
  }
}

extension ArchiveDecimal: BuiltInFamily {
  static let kind = ArchiveKind.decimal
  static let classNames = ["NSDecimalNumber", "NSDecimalNumberPlaceholder"]

  static var record: ArchiveClassRecord {
    .foundation("NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue")
  }

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let exponent = try reader.requiredInteger("NS.exponent")
    let length = try reader.requiredInteger("NS.length")
    guard let exponent = Int8(exactly: exponent), (0...8).contains(length) else {
      throw reader.error(
        .lengthsDisagree, "NS.length",
        .expectation(
          expected: "0 to 8 words and an exponent of 8 bits",
          found: "\(length) words and the exponent \(exponent)"))
    }
    guard let value = try reader.data("NS.mantissa") else {
      throw reader.missing("NS.mantissa", expected: "16 bytes")
    }
    let bytes = try reader.table.wholeData(at: value)
    guard bytes.count == 16 else {
      throw reader.error(
        .lengthsDisagree, "NS.mantissa", at: value,
        .expectation(expected: "16 bytes", found: reader.table.describe(value)))
    }
    let isBigEndian = try byteOrder(reader) == 2
    var mantissa: UInt128 = 0
    for word in stride(from: Int(length) - 1, through: 0, by: -1) {
      let (first, second) = (UInt128(bytes[2 * word]), UInt128(bytes[2 * word + 1]))
      mantissa = mantissa << 16 | (isBigEndian ? first << 8 | second : second << 8 | first)
    }
    return ArchiveLayout(
      leaf: ArchiveDecimal(
        exponent: exponent, isNegative: try reader.bool("NS.negative") ?? false,
        isCompact: try reader.bool("NS.compact") ?? true, length: UInt8(length),
        mantissa: mantissa))
  }

  /// 1 is little-endian, 2 big-endian; 0 and absent are the writer's own, which was little-endian.
  private static func byteOrder(_ reader: LayoutReader) throws(ArchiveError) -> Int64 {
    let order = try reader.integer("NS.mantissa.bo") ?? 1
    guard (0...2).contains(order) else {
      throw reader.error(
        .invalidValue, "NS.mantissa.bo",
        .expectation(expected: "a byte order from 0 to 2", found: "\(order)"))
    }
    return order
  }

  /// The mantissa is eight 16-bit words, lowest first, in the byte order that `.bo` names.
  func write(into fields: inout ArchiveFieldEncoder) {
    let littleEndian = 1
    let words = (0..<16).map { UInt8(truncatingIfNeeded: mantissa >> UInt128(8 * $0)) }
    fields.encode(exponent, forKey: "NS.exponent")
    fields.encode(length, forKey: "NS.length")
    fields.encode(isNegative, forKey: "NS.negative")
    fields.encode(isCompact, forKey: "NS.compact")
    fields.encode(littleEndian, forKey: "NS.mantissa.bo")
    fields.encodeBytes(words, forKey: "NS.mantissa")
  }

  /// One that is a whole number, as that; another with all zeros in the exponent.
  var equalForm: ArchiveValue {
    guard !isNotANumber else { return .real(.nan) }
    var mantissa = mantissa
    var exponent = mantissa == 0 ? 0 : Int(exponent)
    while exponent < 0, mantissa.isMultiple(of: 10) {
      (mantissa, exponent) = (mantissa / 10, exponent + 1)
    }
    while exponent > 0 {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      guard !overflow else { break }
      (mantissa, exponent) = (product, exponent - 1)
    }
    if exponent == 0, let whole = Int128(exactly: mantissa) {
      return .integer(isNegative ? -whole : whole)
    }
    return ArchiveValue(
      ArchiveDecimal(
        exponent: Int8(exponent), isNegative: isNegative, length: 8, mantissa: mantissa))
  }

  func words(_ form: ArchiveText.Form) -> String { "decimal \(digits)" }

  /// 12.50, 3e40.
  private var digits: String {
    if length == 0 { return isNegative ? "not a number" : "0" }
    let digits = "\(mantissa)"
    let sign = isNegative ? "-" : ""
    let exponent = Int(exponent)
    guard exponent < 0, exponent >= -40 else {
      return exponent == 0 ? "\(sign)\(digits)" : "\(sign)\(digits)e\(exponent)"
    }
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }

  package var suiteForm: BuiltInForm {
    BuiltInForm(
      "decimal", .list([.bool(isNegative), .wide(mantissa), .whole(Int128(exponent))]))
  }
}

extension ArchiveValue {
  /// A decimal number.
  public static func decimal(_ decimal: ArchiveDecimal) -> ArchiveValue { ArchiveValue(decimal) }
}

extension ArchiveKindSet {
  /// Decimal numbers.
  public static let decimal = ArchiveKindSet(.decimal)
}
