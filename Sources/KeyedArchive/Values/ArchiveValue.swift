/// A value of the classes that Foundation archives, without Foundation.
///
/// Mutable and immutable classes give the same value. Booleans, integers and reals are kept apart
/// (only the property-list type tells them). Sets and dictionaries keep the order of the archive.
public enum ArchiveValue: Hashable, Sendable {
  /// `NSNull`; a nil reference is never a value.
  case null
  case string(String)
  case bool(Bool)
  /// From -2^63 to 2^64 - 1.
  case integer(Int128)
  case real(Double)
  case data([UInt8])
  /// Seconds since 2001-01-01 00:00 UTC; always finite.
  case date(Double)
  case uuid(ArchiveUUID)
  /// A relative part and the base it is relative to; never resolved, never opened.
  indirect case url(relative: String, base: ArchiveValue?)
  case array([ArchiveValue])
  case set([ArchiveValue])
  case orderedSet([ArchiveValue])
  case countedSet([ArchiveCountedMember])
  case dictionary(ArchiveDictionary)
  /// Ascending, disjoint, not empty.
  case indexSet([Range<UInt64>])
  case indexPath([UInt64])
  case range(location: UInt64, length: UInt64)
  case point(x: Double, y: Double)
  case size(width: Double, height: Double)
  indirect case rect(x: Double, y: Double, width: Double, height: Double)
  indirect case edgeInsets(top: Double, left: Double, bottom: Double, right: Double)
  /// m11, m12, m21, m22, tX, tY.
  case affineTransform([Double])
  /// An `NSValue` of another Objective-C type: its encoding, and the value as archived.
  indirect case typedValue(encoding: String, ArchiveValue)
  indirect case attributedString(ArchiveAttributedString)
  /// A name such as `Europe/Paris`, and the zone data that came with it (not parsed).
  indirect case timeZone(name: String, data: [UInt8]?)
  case locale(identifier: String)
  indirect case calendar(ArchiveCalendar)
  indirect case dateComponents(ArchiveDateComponents)
  indirect case error(domain: String, code: Int64, userInfo: ArchiveValue?)
  indirect case decimal(ArchiveDecimal)
  /// A number and its unit, an object of a class of its own.
  indirect case measurement(value: Double, unit: ArchiveValue)
  /// A unit: its class (`NSUnitLength`), its symbol, and its converter's figures if any.
  indirect case unit(ArchiveUnit)
  indirect case regularExpression(pattern: String, options: UInt64)
  indirect case notification(name: String, object: ArchiveValue?, userInfo: ArchiveValue?)
  /// An object of a class that no built-in layout covers; only when the caller asked to inspect.
  indirect case object(ArchiveUnknownObject)
}
