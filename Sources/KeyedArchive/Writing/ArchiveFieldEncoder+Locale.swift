extension ArchiveFieldEncoder {
  /// Components that are not set are written as the largest integer: Foundation takes an absent one
  /// for zero.
  mutating func write(_ components: ArchiveDateComponents) {
    if let calendar = components.calendar { encode(calendar, forKey: "NS.calendar") }
    if let timeZone = components.timeZone { encode(timeZone, forKey: "NS.timezone") }
    var unset = Self.dateComponentNames
    for component in components.components {
      unset.removeAll { $0 == component.name }
      if component.name == "isLeapMonth" {
        encode(component.value != 0, forKey: "NS.isLeapMonth")
      } else {
        encode(component.value, forKey: "NS.\(component.name)")
      }
    }
    for name in unset { encode(Int64.max, forKey: "NS.\(name)") }
  }

  private static let dateComponentNames = [
    "era", "year", "quarter", "month", "day", "hour", "minute", "second", "nanosec", "weekOfYear",
    "weekOfMonth", "yearForWOY", "weekday", "weekdayOrdinal",
  ]

  mutating func writeData(_ bytes: [UInt8]?, _ key: String) {
    if let bytes { encode(.data(bytes), forKey: key) }
  }

  mutating func write(_ calendar: ArchiveCalendar) {
    encode(calendar.identifier, forKey: "NS.identifier")
    encode(calendar.timeZone, forKey: "NS.timezone")
    encode(calendar.locale, forKey: "NS.locale")
    if let day = calendar.firstWeekday { encode(day, forKey: "NS.firstwkdy") }
    if let days = calendar.minimumDaysInFirstWeek { encode(days, forKey: "NS.mindays") }
    if let start = calendar.gregorianStart { encode(start, forKey: "NS.gstartdate") }
  }

  /// The mantissa is eight 16-bit words, lowest first, in the byte order that `.bo` names.
  mutating func write(_ decimal: ArchiveDecimal) {
    let littleEndian = 1
    let mantissa = (0..<16).map { UInt8(truncatingIfNeeded: decimal.mantissa >> UInt128(8 * $0)) }
    encode(decimal.exponent, forKey: "NS.exponent")
    encode(decimal.length, forKey: "NS.length")
    encode(decimal.isNegative, forKey: "NS.negative")
    encode(decimal.isCompact, forKey: "NS.compact")
    encode(littleEndian, forKey: "NS.mantissa.bo")
    encodeBytes(mantissa, forKey: "NS.mantissa")
  }

  mutating func write(_ unit: ArchiveUnit) throws(ArchiveError) -> UInt32 {
    guard unit.coefficient == nil || unit.reciprocal == nil else {
      throw ArchiveError(.invalidValue, detail: .reason("a unit has one converter, not two"))
    }
    encode(unit.symbol, forKey: "NS.symbol")
    if let specifier = unit.specifier { encode(specifier, forKey: "NS.specifier") }
    let isDimension =
      unit.coefficient != nil || unit.reciprocal != nil || unit.specifier != nil
    if let coefficient = unit.coefficient {
      write(LinearConverter(coefficient: coefficient, constant: unit.constant ?? 0))
    } else if let reciprocal = unit.reciprocal {
      write(ReciprocalConverter(reciprocal: reciprocal))
    }
    return session.identifier(of: FoundationClass.unit(unit.className, isDimension: isDimension))
  }

  private mutating func write(_ converter: some ArchiveEncodable) {
    // A part of the unit to readers, so it is no level more.
    let identifier = session.reference(to: converter, level: level)
    append(session.table.uid(identifier), verbatim: "NS.converter")
  }

  /// One run has its attributes alone; several share a list and a table of lengths and indexes.
  mutating func write(_ string: ArchiveAttributedString) throws(ArchiveError) {
    encode(string.text, forKey: "NSString")
    let length = UInt64(string.text.utf16.count)
    let whole = length == 0 ? [] : [ArchiveAttributedString.Run(length: length, attributes: 0)]
    if string.attributes.isEmpty, string.runs.isEmpty { return }
    if string.attributes.count == 1, string.runs == whole {
      return encode(string.attributes[0], forKey: "NSAttributes")
    }
    // Readers take the list for a part of this object, so it is no level more.
    let list = try session.reference(to: .value(.array(string.attributes)), level: level)
    append(session.table.uid(list), verbatim: "NSAttributes")
    var figures: [UInt64] = []
    var left = length
    for run in string.runs {
      guard string.attributes.indices.contains(run.attributes) else {
        throw ArchiveError(
          .invalidValue, path: ArchivePath([.field("NSAttributeInfo")]),
          detail: .reason("a run names attributes \(run.attributes), which do not exist"))
      }
      guard run.length <= left else { throw Self.unevenRuns(length) }
      left -= run.length
      figures += [run.length, UInt64(run.attributes)]
    }
    guard left == 0 else { throw Self.unevenRuns(length) }
    encode(.data(Base128.bytes(figures)), forKey: "NSAttributeInfo")
  }

  private static func unevenRuns(_ length: UInt64) -> ArchiveError {
    ArchiveError(
      .invalidValue, path: ArchivePath([.field("NSAttributeInfo")]),
      detail: .reason("the runs are not \(length) UTF-16 units together, as the text is"))
  }
}

/// base = value * coefficient + constant.
private struct LinearConverter: ArchiveEncodable {
  static let encodedClass = FoundationClass.linearConverter.record
  var coefficient: Double
  var constant: Double

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(coefficient, forKey: "NS.coefficient")
    fields.encode(constant, forKey: "NS.constant")
  }
}

/// base = reciprocal / value (swift-corelibs-foundation, Unit.swift).
private struct ReciprocalConverter: ArchiveEncodable {
  static let encodedClass = FoundationClass.reciprocalConverter.record
  var reciprocal: Double

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(reciprocal, forKey: "NS.reciprocal")
  }
}
