import Foundation
import KeyedArchive
import KeyedArchiveFoundation

/// For every kind of object that is built here: two values, which are not equal.
enum FoundationSamples {
  /// What may be decoded: every class of the table.
  static let classes: [AnyClass] = [
    NSNull.self, NSString.self, NSNumber.self, NSData.self, NSDate.self, NSURL.self, NSUUID.self,
    NSIndexSet.self, NSIndexPath.self, NSValue.self, NSAffineTransform.self, NSLocale.self,
    NSTimeZone.self, NSCalendar.self, NSDateComponents.self, NSRegularExpression.self,
    NSCountedSet.self, NSOrderedSet.self, NSSet.self, NSArray.self, NSDictionary.self,
    NSError.self, NSDecimalNumber.self, NSMeasurement.self, Unit.self, NSNotification.self,
    NSAttributedString.self,
  ]

  static func values(_ kind: ArchiveKind) -> [ArchiveValue] {
    switch kind {
    case .null: [.null]
    case .string: [.string("a"), .string("b")]
    case .bool: [.bool(false), .bool(true)]
    case .integer: [.integer(7), .integer(Int128(UInt64.max))]
    case .real: [.real(0.5), .real(.nan)]
    case .data: [.data([1]), .data([2])]
    case .date: [.date(0), .date(-1e12), .date(.infinity), .date(.nan)]
    case .uuid: [.uuid(ArchiveUUID(high: 1, low: 2)), .uuid(ArchiveUUID(high: 3, low: 4))]
    case .url: [.url(relative: "http://a/", base: nil), .url(relative: "b", base: base)]
    case .indexSet: [.indexSet([1..<3]), .indexSet([]), .indexSet([0..<last])]
    case .indexPath:
      [.indexPath([1, 2]), .indexPath([]), .indexPath([last]), .indexPath([0, last])]
    case .value: geometry
    case .affineTransform:
      [
        .affineTransform([1, 0, 0, 1, 0, 0]), .affineTransform([2, 0, 0, 1, 0, 0]),
        .affineTransform([.infinity, 0, 0, 1, .nan, 0]),
      ]
    case .error: [error(.string("v")), .error(domain: "d", code: 2, userInfo: nil)]
    case .decimal:
      [
        .decimal(ArchiveDecimal(exponent: -3, isNegative: true, length: 1, mantissa: 12_345)),
        .decimal(ArchiveDecimal(exponent: 0, isNegative: true, length: 0, mantissa: 0)),
        .decimal(ArchiveDecimal(exponent: 127, isNegative: false, length: 8, mantissa: .max)),
      ]
    default: locals(kind) + collections(kind)
    }
  }

  private static let base = ArchiveValue.url(relative: "http://a/", base: nil)

  private static let last = UInt64(Int64.max)

  private static let geometry: [ArchiveValue] = [
    .range(location: last, length: 0), .range(location: last, length: last),
    .range(location: 1, length: 2), .point(x: 1, y: 2), .size(width: 1, height: 2),
    .rect(x: 1, y: 2, width: 3, height: 4),
    .rect(x: .infinity, y: .infinity, width: 0, height: .nan),
    .edgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    .typedValue(encoding: "i", .integer(1)),
  ]

  private static func locals(_ kind: ArchiveKind) -> [ArchiveValue] {
    switch kind {
    case .timeZone: [.timeZone(name: "GMT", data: nil), .timeZone(name: "Europe/Paris", data: nil)]
    case .locale: [.locale(identifier: "fr_FR"), .locale(identifier: "de_DE")]
    case .calendar:
      ["gregorian", "hebrew"].map { .calendar(ArchiveCalendar(identifier: $0)) }
    case .dateComponents:
      [1, 2, .min].map { .dateComponents(ArchiveDateComponents([.init("year", $0)])) }
    case .unit:
      [
        .unit(ArchiveUnit(className: "NSUnitLength", symbol: "km", coefficient: 1_000)),
        .unit(ArchiveUnit(className: "NSUnit", symbol: "u")),
        .unit(ArchiveUnit(className: "NSUnitFuelEfficiency", symbol: "mpg", reciprocal: 235.215)),
      ]
    case .measurement:
      values(.unit).prefix(1).flatMap { unit in
        [2, 1e300, .infinity, .nan].map { .measurement(value: $0, unit: unit) }
      }
    case .regularExpression:
      ["a+", "b+"].map { .regularExpression(pattern: $0, options: 1) }
    case .notification: [notification(.string("o"))]
    case .attributedString: [attributed([.string("x"), .string("y")]), attributed([])]
    default: []
    }
  }

  private static func collections(_ kind: ArchiveKind) -> [ArchiveValue] {
    let members = [ArchiveValue.string("x"), .string("y")]
    return switch kind {
    case .array: members.map { .array([$0]) }
    case .set: members.map { .set([$0]) }
    case .orderedSet: members.map { .orderedSet([$0]) }
    case .countedSet: members.map { .countedSet([ArchiveCountedMember($0, count: 2)]) }
    case .dictionary: members.map { .dictionary([ArchivePair($0, .integer(1))]) }
    default: []
    }
  }

  static func error(_ value: ArchiveValue) -> ArchiveValue {
    .error(domain: "d", code: 1, userInfo: .dictionary([ArchivePair(.string("k"), value)]))
  }

  static func notification(_ object: ArchiveValue) -> ArchiveValue {
    .notification(
      name: "n", object: object, userInfo: .dictionary([ArchivePair(.string("k"), object)]))
  }

  /// A run of one character for each value, with the value as its attribute.
  static func attributed(_ values: [ArchiveValue]) -> ArchiveValue {
    .attributedString(
      ArchiveAttributedString(
        text: String(repeating: "a", count: values.count),
        runs: values.indices.map { .init(length: 1, attributes: $0) },
        attributes: values.map { .dictionary([ArchivePair(.string("k"), $0)]) }))
  }
}
