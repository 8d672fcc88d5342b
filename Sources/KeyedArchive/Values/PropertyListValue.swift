/// A value of a property list, as a keyed archive stores it inside an object.
public enum PropertyListValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// From -2^63 to 2^64 - 1.
  case integer(Int128)
  case real(Double)
  /// Seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  case data([UInt8])
  case string(String)
  /// A reference to an object of `$objects`; 0 is nil.
  case uid(UInt32)
  case array([PropertyListValue])
  case set([PropertyListValue])
  /// In the order of the archive.
  case dictionary([PropertyListEntry])
}
